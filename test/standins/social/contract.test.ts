import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { envelopeOf } from '../../../src/services/envelope.ts';
import { items } from '../../../src/services/pages.ts';
import { social, type SocialClient } from '../../../src/services/social/index.ts';
import { adSetInput, fbCampaign, makeAdSet, startAgency } from './support/agency.ts';

type Calls = SocialClient['calls'];
type Resources = typeof social.resources;

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
    fundingInstruments: (calls) => calls.accounts.fundingInstruments({ account_id: '104' }),
  },
  advertisers: {
    list: (calls) => calls.advertisers.list({}),
    get: (calls) => calls.advertisers.get({ advertiser_id: '14' }),
    create: (calls) => calls.advertisers.create({ name: 'New & odd', currency: 'EUR' }),
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
    perform: (calls) => calls.ads.perform({ ...oldAd, action: 'bid-update', bid: 0.75 }),
    remove: (calls) => calls.ads.remove({ ...oldAdSet, ad_id: '4001' }),
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

describe('every declaration', () => {
  it.each(endpointsOf(social).map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s takes no other fields, has a summary, and an answer that can be compiled',
    (_, { request, summary, envelope, response }) => {
      const codes = request.safeDecode({ odd: 'x' }).error?.issues.map(({ code }) => code);
      expect(codes).toContain('unrecognized_keys');
      expect(summary).not.toBe('');
      const { wire } = envelopeOf(envelope, response);
      expect(() => z.compile(wire, { strict: true })).not.toThrow();
    },
  );
});
