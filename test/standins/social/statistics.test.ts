import { describe, expect, it } from 'vitest';
import { items } from '../../../src/services/pages.ts';
import type { StatisticsRow } from '../../../src/services/social/index.ts';
import { adFacts } from '../../../src/standins/social/statistics/facts.ts';
import { failureOf } from '../../services/support/failure-of.ts';
import { startAgency } from './support/agency.ts';

/** Unix seconds. */
const at = (moment: string) => Date.parse(moment) / 1000;
const now = () => Date.parse('2026-11-21T11:00:00Z');
const plan = { m: '1001' };
const campaign = { ...plan, c: '2001' };
/** Ten whole days in Berlin. */
const tenDays = {
  start_date: at('2026-09-10T00:00+02:00'),
  end_date: at('2026-09-20T00:00+02:00'),
};
/** Three months, the clock going back in one of them. */
const autumn = { start_date: at('2026-09-01T00:00+02:00'), end_date: at('2026-12-01T00:00+01:00') };

/** What rows add up to, money in cents so that sums are exact. */
function total(rows: readonly StatisticsRow[]) {
  const sum = (field: 'impression' | 'click' | 'spent' | 'income', scale = 1) =>
    rows.reduce((all, row) => all + Math.round((row[field] ?? 0) * scale), 0);
  const metrics: Record<string, number> = {};
  for (const { name, number } of rows.flatMap(({ main_metrics }) => main_metrics ?? [])) {
    metrics[name] = (metrics[name] ?? 0) + (number ?? 0);
  }
  const [impression, click] = [sum('impression'), sum('click')];
  return { impression, click, spent: sum('spent', 100), income: sum('income', 100), metrics };
}

describe('statistics of the simulated service', () => {
  it('are the sum of what each ad did on each day', async () => {
    const { calls } = await startAgency({ now });
    const { data } = await calls.statistics.campaign({ ...campaign, ...tenDays });
    const firstDay = Date.parse('2026-09-10T00:00Z') / 86_400_000;
    const facts = ['4001', '4002', '4003', '4004', '4005', '4006'].flatMap((ad) =>
      Array.from({ length: 10 }, (_, day) => adFacts(ad, firstDay + day)),
    );
    const sum = (field: keyof (typeof facts)[number]) =>
      facts.reduce((all, fact) => all + fact[field], 0);
    expect(data).toHaveLength(1);
    expect(total(data)).toEqual({
      impression: sum('impressions'),
      click: sum('clicks'),
      spent: sum('spent'),
      income: sum('income'),
      metrics: {
        comment: sum('comments'),
        link_click: sum('links'),
        post_like: sum('likes'),
        website_clicks: sum('conversions'),
      },
    });
    expect(sum('spent')).toBeGreaterThan(10_000);
  });

  it.each([{}, tenDays, autumn])('add up from ads to the media plan in %j', async (period) => {
    const { calls } = await startAgency({ now });
    const rows = async (level: 'client' | 'campaign' | 'adset' | 'ad' | 'channel_connect') =>
      (await calls.statistics.mediaPlan({ ...plan, ...period, level })).data;
    const whole = await rows('client');
    expect(whole).toHaveLength(1);
    expect(whole[0]?.impression).toBeGreaterThan(1000);
    for (const [level, count] of [
      ['channel_connect', 1],
      ['campaign', 2],
      ['adset', 4],
      ['ad', 12],
    ] as const) {
      const parts = await rows(level);
      expect(parts).toHaveLength(count);
      expect(total(parts)).toEqual(total(whole));
    }
  });

  it('are the same wherever they are asked for', async () => {
    const { calls } = await startAgency({ now });
    const { mediaPlan, campaign: ofCampaign, adSet, ad } = calls.statistics;
    const rows = (await mediaPlan({ m: 'NW-2026-009', level: 'campaign' })).data;
    expect((await ofCampaign(campaign)).data).toEqual([rows[0]]);
    expect((await ofCampaign({ ...plan, c: '2002' })).data).toEqual([rows[1]]);
    const sets = (await ofCampaign({ ...campaign, level: 'adset' })).data;
    expect((await adSet({ ...campaign, a: '3001' })).data).toEqual([sets[0]]);
    const ads = (await adSet({ ...campaign, a: '3002', level: 'ad' })).data;
    expect((await ad({ ...campaign, ad_id: '4005' })).data).toEqual([ads[1]]);
    expect((await adSet({ ...campaign, a: '3001', level: 'client' })).data).toEqual([sets[0]]);
    expect((await mediaPlan(plan)).data).toEqual(
      (await mediaPlan({ ...plan, level: 'client' })).data,
    );
  });

  it('add up from days to months and to all of it, over the change of the clock', async () => {
    const { calls } = await startAgency({ now });
    const rows = (aggregate: 'day' | 'month' | 'period') =>
      Array.fromAsync(items(calls.statistics.mediaPlan, { ...plan, ...autumn, aggregate }));
    const [days, months, whole] = [await rows('day'), await rows('month'), await rows('period')];
    expect([days.length, months.length, whole.length]).toEqual([91, 3, 1]);
    expect(total(days.slice(0, 30))).toEqual(total(months.slice(0, 1)));
    expect(total(days.slice(30, 61))).toEqual(total(months.slice(1, 2)));
    expect(total(days.slice(61))).toEqual(total(months.slice(2)));
    expect(total(months)).toEqual(total(whole));
  });

  it('come by time first and then by id, a page at a time', async () => {
    const { calls } = await startAgency({ now });
    const question = { ...campaign, ...tenDays, aggregate: 'day', level: 'ad' } as const;
    const { data, range } = await calls.statistics.campaign({ ...question, limit: 7, page: 2 });
    expect(range).toEqual({ total: 60, limit: 7, nb_pages: 9, page: 2, results: 7 });
    const secondDay = Date.parse('2026-09-11T00:00Z') / 86_400_000;
    expect(data[0]?.impression).toBe(adFacts('4002', secondDay).impressions);
    expect(data[5]?.impression).toBe(adFacts('4001', secondDay + 1).impressions);
  });

  it('have rates that are made of their sums', async () => {
    const { calls } = await startAgency({ now });
    const [row] = (await calls.statistics.mediaPlan({ ...plan, ...autumn })).data;
    const { impression = 0, click = 0, spent = 0, income = 0, main_metrics } = row ?? {};
    const count = (name: string) =>
      main_metrics?.find((metric) => metric.name === name)?.number ?? 0;
    const worth = main_metrics?.map(({ name, amount }) => [name, amount]);
    expect(worth).toContainEqual(['website_clicks', income]);
    expect(worth).toContainEqual(['link_click', 0]);
    const [links, conversions] = [count('link_click'), count('website_clicks')];
    const expected = {
      ctr: (100 * Number(click)) / Number(impression),
      ctrLinks: (100 * links) / Number(impression),
      convRate: (100 * conversions) / Number(click),
      convRateLinks: (100 * conversions) / links,
      cpc: Number(spent) / Number(click),
      cpm: (1000 * Number(spent)) / Number(impression),
      cpa: Number(spent) / conversions,
      roi: (100 * (Number(income) - Number(spent))) / Number(spent),
    };
    for (const [rate, value] of Object.entries(expected))
      expect(row).toHaveProperty(rate, expect.closeTo(value, 5));
  });

  it('are nothing, and not an error, where nothing ran', async () => {
    const { calls } = await startAgency({ now });
    const [row] = (await calls.statistics.campaign({ m: '1003', c: '2004' })).data;
    expect(row).toMatchObject({
      impression: 0,
      spent: 0,
      ctr: 0,
      cpa: 0,
      roi: 0,
      main_metrics: [],
    });
  });

  it.each([
    [
      'more days than ten years',
      { aggregate: 'day', start_date: 0, end_date: 400_000_000 },
      /ten years/,
    ],
    [
      'days nobody counts yet',
      { aggregate: 'month', start_date: 253_402_300_000, end_date: 253_402_400_000 },
      /too far in the future/,
    ],
  ] as const)('do not come for %s', async (_, period, message) => {
    const { calls } = await startAgency({ now });
    const error = await failureOf(calls.statistics.campaign({ ...campaign, ...period }));
    expect(error).toMatchObject({ kind: 'rejected', message: expect.stringMatching(message) });
  });

  it('take any period as one, however long', async () => {
    const { calls } = await startAgency({ now });
    const ever = { start_date: 0, end_date: 8_000_000_000_000 };
    expect((await calls.statistics.campaign({ ...campaign, ...ever })).data).toEqual(
      (await calls.statistics.campaign(campaign)).data,
    );
  });

  it('are found only below the parents the path names', async () => {
    const { calls } = await startAgency();
    const lost = [
      calls.statistics.mediaPlan({ m: '77' }),
      calls.statistics.campaign({ m: '1002', c: '2001' }),
      calls.statistics.adSet({ ...plan, c: '2002', a: '3001' }),
      calls.statistics.ad({ ...plan, c: '2002', ad_id: '4001' }),
    ];
    for (const call of lost) expect((await failureOf(call)).kind).toBe('not-found');
  });
});
