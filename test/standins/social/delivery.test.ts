import { describe, expect, it } from 'vitest';
import { adFacts } from '../../../src/standins/social/statistics/facts.ts';
import { adSetInput, fbCampaign, startAgency } from './support/agency.ts';

/** Unix seconds. */
const at = (moment: string) => Date.parse(moment) / 1000;
const campaign = { m: '1001', c: '2001' };

describe('statistics of the simulated service', () => {
  it('count while ad, ad set and campaign play: not before, not when paused, not in the future', async () => {
    let clock = Date.parse('2027-03-01T06:00:00Z');
    const { calls } = await startAgency({ now: () => clock });
    const tokyo = { source: 'fb', name: 'T', advertiser_id: '14', account_id: '106' } as const;
    const { id: m } = await calls.mediaPlans.create(tokyo);
    const flight = {
      start_date: at('2027-03-02T00:00+09:00'),
      end_date: at('2027-03-09T00:00+09:00'),
    };
    const { id: c } = await calls.campaigns.createFb({
      ...fbCampaign,
      ...flight,
      m,
      status: 'play',
    });
    const { id: a } = await calls.adSets.create({ ...adSetInput, m, c, status: 'play' });
    const ad = await calls.ads.create({ m, c, a, name: 'A' });
    const days = async () => {
      const period = {
        start_date: at('2027-03-01T00:00+09:00'),
        end_date: at('2027-03-11T00:00+09:00'),
      };
      const { data } = await calls.statistics.campaign({ m, c, aggregate: 'day', ...period });
      return data.map(({ impression, spent }) => [impression, spent]);
    };
    const firstDay = Date.parse('2027-03-01T00:00Z') / 86_400_000;
    const shareOf = (day: number, share = 1) => {
      const { impressions, spent } = adFacts(ad.id, firstDay + day, share);
      return [impressions, spent];
    };
    const nothing = [0, 0];

    clock = Date.parse('2027-03-03T12:00+09:00');
    expect(await days()).toEqual([
      nothing,
      shareOf(1),
      shareOf(2, 0.5),
      ...Array.from({ length: 7 }, () => nothing),
    ]);
    await calls.ads.perform({ m, c, ad_id: ad.id, action: 'pause' });
    clock = Date.parse('2027-03-05T18:00+09:00');
    await calls.ads.perform({ m, c, ad_id: ad.id, action: 'play' });
    clock = Date.parse('2027-03-07T00:00+09:00');
    await calls.adSets.update({ m, c, adset_id: a, status: 'pause' });
    clock = Date.parse('2027-03-08T00:00+09:00');
    await calls.adSets.update({ m, c, adset_id: a, status: 'play' });
    clock = Date.parse('2027-03-20T00:00+09:00');
    expect(await days()).toEqual([
      nothing,
      shareOf(1),
      shareOf(2, 0.5),
      nothing,
      shareOf(4, 0.25),
      shareOf(5),
      nothing,
      shareOf(7),
      nothing,
      nothing,
    ]);
  });

  it('keep what a deleted ad did, and let it do no more', async () => {
    let clock = Date.parse('2026-11-21T11:00:00Z');
    const { calls } = await startAgency({ now: () => clock });
    const place = { ...campaign, ad_id: '4001' };
    const before = (await calls.statistics.ad(place)).data;
    await calls.ads.remove({ ...place, a: '3001' });
    clock += 5 * 86_400_000;
    expect((await calls.statistics.ad(place)).data).toEqual(before);
    const still = (await calls.statistics.ad({ ...place, ad_id: '4002' })).data;
    expect(before[0]?.impression).toBeGreaterThan(1000);
    expect(still[0]?.impression).toBeGreaterThan(1000);
  });
});
