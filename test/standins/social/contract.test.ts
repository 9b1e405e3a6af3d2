import { describe, expect, it } from 'vitest';
import { items } from '../../../src/services/pages.ts';
import type { social, SocialClient } from '../../../src/services/social/index.ts';
import { adSetInput, fbCampaign, makeAdSet, startAgency } from './support/agency.ts';

type Calls = SocialClient['calls'];
type Resources = typeof social.resources;

const oldAccount = { account_id: '101' };
const oldAudience = { ...oldAccount, audience_id: '701' };
const oldPlan = { m: '1001' };
const oldCampaign = { m: '1001', c: '2001' };
const oldAdSet = { ...oldCampaign, a: '3001' };
const oldAd = { ...oldCampaign, ad_id: '4001' };

/** One good call for each operation, from client to stand-in and back; one that is missing does not compile. */
const conversations: {
  [Name in keyof Resources]: { [Key in keyof Resources[Name]]: (calls: Calls) => Promise<object> };
} = {
  accounts: {
    list: (calls) => calls.accounts.list({ limit: 2, page: 2 }),
    get: (calls) => calls.accounts.get({ account_id: '106' }),
    objects: (calls) => calls.accounts.objects(oldAccount),
    fundingInstruments: (calls) => calls.accounts.fundingInstruments({ account_id: '104' }),
    createFb: (calls) =>
      calls.accounts.createFb({ name: 'Süd & Co', network_id: '4711', access_token: 'token-1' }),
    refresh: (calls) => calls.accounts.refresh({ ...oldAccount, access_token: 'token-1' }),
    deactivate: (calls) => calls.accounts.deactivate(oldAccount),
    leadForms: (calls) => calls.accounts.leadForms(oldAccount),
    targetSearch: (calls) =>
      calls.accounts.targetSearch({ ...oldAccount, q: 'new ham', type: 'location' }),
  },
  advertisers: {
    list: (calls) => calls.advertisers.list({}),
    get: (calls) => calls.advertisers.get({ advertiser_id: '14' }),
    create: (calls) => calls.advertisers.create({ name: 'New & odd', currency: 'EUR' }),
    update: (calls) => calls.advertisers.update({ advertiser_id: '14', autopause_value: 12.5 }),
    remove: (calls) => calls.advertisers.remove({ advertiser_id: '14' }),
  },
  mediaPlans: {
    list: (calls) => calls.mediaPlans.list({}),
    get: (calls) => calls.mediaPlans.get({ m: 'NW-2026-009' }),
    create: (calls) =>
      calls.mediaPlans.create({
        source: 'tw',
        name: 'Frühling',
        advertiser_id: '13',
        account_id: '104',
        io_number: 'LK/1 ü',
        general_objective: 'FOLLOWERS',
        margin_type: 2,
        margin_value: '12.5',
        funding_instrument_id: 'lygyi',
      }),
    update: (calls) => calls.mediaPlans.update({ ...oldPlan, name: 'Renamed', notes: '' }),
    managers: (calls) => calls.mediaPlans.managers(oldPlan),
    addManager: (calls) => calls.mediaPlans.addManager({ ...oldPlan, user_id: '22' }),
    removeManager: (calls) => calls.mediaPlans.removeManager({ ...oldPlan, user_id: '21' }),
  },
  campaigns: {
    listAll: (calls) => calls.campaigns.listAll({}),
    list: (calls) => calls.campaigns.list(oldPlan),
    get: (calls) => calls.campaigns.get({ m: 'NW-2026-009', c: '2001' }),
    createFb: (calls) => calls.campaigns.createFb({ ...fbCampaign, ...oldPlan }),
    createTw: (calls) =>
      calls.campaigns.createTw({
        m: '1003',
        name: 'Trailer',
        status: 'pause',
        objective: 'AWARENESS',
        daily_budget: 10,
        lifetime_budget: 300,
        start_date: 1_800_000_000,
        funding_instrument_id: 'm2x7k',
      }),
    updateFb: (calls) =>
      calls.campaigns.updateFb({ ...oldCampaign, name: 'Rain', daily_budget: 90, io_number: '' }),
    updateTw: (calls) =>
      calls.campaigns.updateTw({ m: '1003', c: '2004', lifetime_budget: 2500, end_date: 1.8e9 }),
    perform: (calls) => calls.campaigns.perform({ ...oldCampaign, action: 'pause' }),
  },
  adSets: {
    list: (calls) => calls.adSets.list(oldCampaign),
    get: (calls) => calls.adSets.get({ ...oldCampaign, adset_id: '3001' }),
    create: (calls) =>
      calls.adSets.create({
        ...adSetInput,
        ...oldCampaign,
        target: { age: ['25-44'], location: [{ label: 'Köln', type: 'city' }] },
      }),
    update: (calls) =>
      calls.adSets.update({ ...oldCampaign, adset_id: '3001', bid: 0.5, status: 'pause' }),
  },
  ads: {
    listInCampaign: (calls) => calls.ads.listInCampaign(oldCampaign),
    list: (calls) => calls.ads.list(oldAdSet),
    get: (calls) => calls.ads.get({ ...oldAdSet, ad_id: '4001' }),
    create: (calls) =>
      calls.ads.create({
        ...oldAdSet,
        type: 'carousel',
        headline: 'Grüße & mehr',
        child_attachments: [{ url: 'https://shop.example/?a=1', position: 1 }],
      }),
    update: (calls) =>
      calls.ads.update({ ...oldAdSet, ad_id: '4001', headline: 'Trocken & warm', sync: true }),
    perform: (calls) => calls.ads.perform({ ...oldAd, action: 'bid-update', bid: 0.75 }),
    remove: (calls) => calls.ads.remove({ ...oldAdSet, ad_id: '4001' }),
  },
  audiences: {
    list: (calls) => calls.audiences.list(oldAccount),
    create: (calls) =>
      calls.audiences.create({
        ...oldAccount,
        subtype: 'website',
        name: 'Käufer',
        rule: { url: { i_contains: 'a=b&c' }, days: 30 },
        customer_file_source: 'USER_PROVIDED_ONLY',
      }),
    createLookalike: (calls) =>
      calls.audiences.createLookalike({ ...oldAudience, country: 'DE', ratio: 20 }),
    update: (calls) =>
      calls.audiences.update({
        ...oldAudience,
        name: 'Customers 2027',
        customer_file_source: 'BOTH_USER_AND_PARTNER_PROVIDED',
      }),
    remove: (calls) => calls.audiences.remove(oldAudience),
    changeUsers: (calls) =>
      calls.audiences.changeUsers({
        ...oldAudience,
        add: ['a&b:mail', '2:uid'],
        delete: ['3:uid'],
      }),
  },
  targetingClusters: {
    list: (calls) => calls.targetingClusters.list(oldAccount),
    get: (calls) => calls.targetingClusters.get({ ...oldAccount, cluster_id: '801' }),
    create: (calls) =>
      calls.targetingClusters.create({
        ...oldAccount,
        name: 'Norden',
        locations: [{ key: '558470', name: 'Kiel', type: 'city', region_id: 1267 }],
      }),
    remove: (calls) => calls.targetingClusters.remove({ ...oldAccount, cluster_id: '801' }),
  },
  statistics: {
    mediaPlan: (calls) => calls.statistics.mediaPlan({ m: 'NW-2026-009', level: 'ad' }),
    campaign: (calls) =>
      calls.statistics.campaign({
        ...oldCampaign,
        aggregate: 'day',
        start_date: 1_790_000_000,
        end_date: 1_790_100_000,
      }),
    adSet: (calls) => calls.statistics.adSet(oldAdSet),
    ad: (calls) => calls.statistics.ad(oldAd),
  },
  users: {
    list: (calls) => calls.users.list({}),
    get: (calls) => calls.users.get({ user_id: '22' }),
  },
};

const all = Object.entries(conversations).flatMap(([resource, table]) =>
  Object.entries(table).map(([key, call]) => [`${resource}.${key}`, call] as const),
);

describe('between client and stand-in', () => {
  it.each(all)('%s is understood both ways', async (operation, call) => {
    const { calls, control } = await startAgency();
    const answer = await call(calls);
    expect(Object.keys(answer).length).toBeGreaterThan(0);
    const [request, ...others] = await control.requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ operation });
    expect([200, 201, 202]).toContain(request?.status);
    expect(request?.path).not.toContain('key');
  });

  it('what was made is there afterwards, field by field', async () => {
    const { calls } = await startAgency();
    const place = await makeAdSet(calls);
    const { m, c, a } = place;
    expect(await calls.mediaPlans.get({ m })).toMatchObject({
      name: 'Winter',
      advertiser_id: '11',
      account_id: '101',
      src: 'fb',
      deleted: false,
    });
    expect(await calls.campaigns.get({ m, c })).toMatchObject({
      client_id: m,
      account_id: '101',
      name: 'Winter boots',
      status: 'pause',
      budget_type: 'daily',
      daily_budget: 12.5,
      start_date: '2027-01-15T08:00:00+0000',
      src: 'fb',
    });
    const adSet = await calls.adSets.get({ m, c, adset_id: a });
    expect(adSet).toMatchObject({ bid: '0.45', status: 'pause' });
    const ad = await calls.ads.create({ ...place, name: 'Ad 1', headline: 'Warm', page: '885' });
    expect(ad).toMatchObject({ name: 'Ad 1', headline: 'Warm', status: 'play', deleted: false });
    expect(await calls.ads.get({ ...place, ad_id: ad.id })).toEqual(ad);
    expect(await Array.fromAsync(items(calls.ads.list, place))).toEqual([ad]);
    expect((await calls.ads.listInCampaign({ m, c })).data).toEqual([ad]);
  });
});
