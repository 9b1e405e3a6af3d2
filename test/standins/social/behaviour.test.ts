import { describe, expect, it } from 'vitest';
import { items } from '../../../src/services/pages.ts';
import { failureOf } from '../../services/support/failure-of.ts';
import { adSetInput, fbCampaign, makeAdSet, startAgency } from './support/agency.ts';

const plan = { source: 'fb', name: 'P', advertiser_id: '11', account_id: '101' } as const;

describe('the simulated service', () => {
  it('cuts lists into pages and says where they are', async () => {
    const { calls } = await startAgency();
    const first = await calls.accounts.list({ limit: 4 });
    expect(first.range).toEqual({ total: 6, limit: 4, nb_pages: 2, page: 1, results: 4 });
    const second = await calls.accounts.list({ limit: 4, page: 2 });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([
      '101',
      '102',
      '103',
      '104',
      '105',
      '106',
    ]);
    expect((await calls.accounts.list({ limit: 4, page: 9 })).data).toEqual([]);
    expect((await calls.advertisers.list({})).range.limit).toBe(100);
  });

  it('lists in the order in which things were made', async () => {
    const { calls } = await startAgency();
    const place = await makeAdSet(calls);
    const names = Array.from({ length: 7 }, (_, index) => `Ad ${index}`);
    for (const name of names) await calls.ads.create({ ...place, name });
    const found = await Array.fromAsync(items(calls.ads.list, place));
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it('makes the same thing twice when it is asked twice', async () => {
    const { calls } = await startAgency();
    const { m, c } = await makeAdSet(calls);
    await calls.campaigns.createFb({ ...fbCampaign, m });
    await calls.adSets.create({ ...adSetInput, m, c, name: 'S' });
    await calls.adSets.create({ ...adSetInput, m, c, name: 'S' });
    expect((await calls.campaigns.list({ m })).data).toHaveLength(2);
    const sets = (await calls.adSets.list({ m, c })).data;
    expect(sets.filter(({ name }) => name === 'S')).toHaveLength(2);
  });

  it('wants advertisers to have names of their own', async () => {
    const { calls } = await startAgency();
    const error = await failureOf(
      calls.advertisers.create({ name: 'Nordwind Outdoor', currency: 'EUR' }),
    );
    expect(error.kind).toBe('rejected');
    expect(error.fieldErrors).toEqual([{ path: 'name', message: 'This value is already used.' }]);
  });

  it.each([
    ['an unknown advertiser', { ...plan, advertiser_id: '99' }, 'advertiser_id'],
    ['an unknown account', { ...plan, account_id: '99' }, 'account_id'],
    ["the other network's account", { ...plan, account_id: '104' }, 'account_id'],
    ['an inactive account', { ...plan, source: 'tw' as const, account_id: '105' }, 'account_id'],
    [
      "another account's funding instrument",
      { ...plan, source: 'tw' as const, account_id: '104', funding_instrument_id: 'q8w3r' },
      'funding_instrument_id',
    ],
  ])('refuses a media plan with %s', async (_, input, field) => {
    const { calls } = await startAgency();
    const { fieldErrors } = await failureOf(calls.mediaPlans.create(input));
    expect(fieldErrors.map(({ path }) => path)).toEqual([field]);
  });

  it('gives ad sets to fb campaigns only, and funding instruments to tw accounts only', async () => {
    const { calls } = await startAgency();
    const adSet = calls.adSets.create({ ...adSetInput, m: '1003', c: '2004' });
    expect((await failureOf(adSet)).kind).toBe('rejected');
    const instruments = calls.accounts.fundingInstruments({ account_id: '101' });
    expect((await failureOf(instruments)).kind).toBe('rejected');
  });

  it("takes the fields of the media plan's network for a campaign, and no others", async () => {
    const { calls } = await startAgency();
    const { fieldErrors } = await failureOf(calls.campaigns.createFb({ ...fbCampaign, m: '1003' }));
    expect(fieldErrors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['budget_type', 'useReachAndFrequency', 'funding_instrument_id']),
    );
  });

  it('makes a daily budget for less than a day one for the lifetime', async () => {
    const { calls } = await startAgency();
    const { start_date } = fbCampaign;
    const lasting = (seconds: number) =>
      calls.campaigns.createFb({ ...fbCampaign, m: '1001', end_date: start_date + seconds });
    expect(await lasting(86_399)).toMatchObject({ budget_type: 'lifetime', lifetime_budget: 12.5 });
    expect(await lasting(86_400)).toMatchObject({ budget_type: 'daily', daily_budget: 12.5 });
  });

  it('says whether something was in that state already', async () => {
    const { calls } = await startAgency();
    const campaign = { m: '1001', c: '2001' };
    const pause = () => calls.campaigns.perform({ ...campaign, action: 'pause' });
    expect(await pause()).toMatchObject({ status: 'pause', alreadyInState: false });
    expect(await pause()).toMatchObject({ status: 'pause', alreadyInState: true });
    const ad = { ...campaign, ad_id: '4001' };
    const play = await calls.ads.perform({ ...ad, action: 'play' });
    expect(play).toMatchObject({ status: 'play', alreadyInState: true });
    const bid = await calls.ads.perform({ ...ad, action: 'bid-update', bid: 0.9 });
    expect(bid).toMatchObject({ status: 'play', bid: 0.9, alreadyInState: false });
    const custom = await calls.ads.perform({ ...ad, action: 'custom-text-update', value: 'x' });
    expect(custom).toMatchObject({ status: 'play', bid: 0.9, alreadyInState: false });
  });

  it('keeps deleted ads in its lists, and acts on them no more', async () => {
    const { calls } = await startAgency();
    const adSet = { m: '1001', c: '2001', a: '3001' };
    expect((await calls.ads.remove({ ...adSet, ad_id: '4001' })).deleted).toBe(true);
    const listed = (await calls.ads.list(adSet)).data.map(({ id, deleted }) => [id, deleted]);
    expect(listed[0]).toEqual(['4001', true]);
    const perform = calls.ads.perform({ m: '1001', c: '2001', ad_id: '4001', action: 'play' });
    expect((await failureOf(perform)).kind).toBe('not-found');
  });

  it('finds things only below the parents the path names', async () => {
    const { calls } = await startAgency();
    const lost = [
      calls.campaigns.get({ m: '1002', c: '2001' }),
      calls.adSets.get({ m: '1001', c: '2002', adset_id: '3001' }),
      calls.ads.get({ m: '1001', c: '2001', a: '3002', ad_id: '4001' }),
      calls.ads.perform({ m: '1001', c: '2002', ad_id: '4001', action: 'play' }),
      calls.mediaPlans.get({ m: 'nobody' }),
      calls.campaigns.createFb({ ...fbCampaign, m: 'nobody' }),
    ];
    for (const call of lost) expect((await failureOf(call)).kind).toBe('not-found');
  });

  it('names what has no name by the naming convention', async () => {
    const { calls } = await startAgency({ now: () => Date.parse('2027-01-31T10:00:00Z') });
    const campaign = await calls.campaigns.createFb({
      ...fbCampaign,
      m: '1001',
      campaign_naming: '{campaign-name} {age-min}-{age-max} {gender}',
      ads_naming: '{adset-name}|{title}|{creationdate}|{picture}|{os}',
    });
    const place = { m: '1001', c: campaign.id };
    const target = { age: ['25-44'], gender: 'female' };
    const adSet = await calls.adSets.create({ ...adSetInput, ...place, target });
    expect(adSet.name).toBe('Winter boots 25-44 female');
    const ad = await calls.ads.create({ ...place, a: adSet.id, headline: 'Warm' });
    expect(ad.name).toBe('Winter boots 25-44 female|Warm|2027-01-31||{os}');
  });
});
