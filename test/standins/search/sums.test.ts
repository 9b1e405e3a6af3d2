import { describe, expect, it } from 'vitest';
import { readRawFacts } from '../../../src/standins/search/read-raw-facts.ts';
import { noon, startService, total, type Service } from './support/service.ts';

/** What adds up; money in millionths where the level has it so. */
const measures = ['impressions', 'pub_clicks', 'pub_cost', 'conversions', 'revenue'];
const more = ['gross_cost', 'total_cost', 'profit', 'gross_profit', 'potential_impressions'];
const both = [...measures, ...more];

const october = 'from=2026-10-01&to=2026-10-31';

const totals = (rows: Record<string, unknown>[], fields = both) =>
  Object.fromEntries(fields.map((field) => [field, total(rows, field)]));

const totalsOf = async (service: Service, path: string, fields = both) =>
  totals(
    await service.rows(`${path}${path.includes('?') ? '&' : '?'}fields=${fields.join()}`),
    fields,
  );

describe('the levels', () => {
  it.each([501, 502, 503])('of client %i add up to each other', async (client) => {
    const service = await startService();
    const at = (kind: string) => totalsOf(service, `/clients/${client}/${kind}?${october}`);
    const accounts = await at('publisherAccounts');
    expect(accounts['impressions']).toBeGreaterThan(100_000);
    for (const kind of ['campaigns', 'groups', 'keywords', 'creatives']) {
      expect([kind, await at(kind)]).toEqual([kind, accounts]);
    }
  });

  it('add up to the raw facts', async () => {
    const service = await startService();
    const facts = [...readRawFacts({ clientId: 502, now: noon })];
    const sum = (field: 'impressions' | 'clicks' | 'cost' | 'conversions' | 'revenue') =>
      facts.reduce((before, fact) => before + fact[field], 0);
    expect(await totalsOf(service, '/clients/502/publisherAccounts', measures)).toEqual({
      impressions: sum('impressions'),
      pub_clicks: sum('clicks'),
      pub_cost: sum('cost') * 10_000,
      conversions: sum('conversions') * 1_000_000,
      revenue: sum('revenue') * 10_000,
    });
    expect(new Set(facts.map(({ day }) => day)).size).toBe(400);
  });

  it('have in each group what its own keywords and creatives have', async () => {
    const service = await startService();
    const fields = 'group,impressions,pub_clicks,pub_cost';
    const groups = await service.rows(`/clients/501/groups?${october}&fields=${fields}`);
    for (const kind of ['keywords', 'creatives']) {
      const parts = await service.rows(`/clients/501/${kind}?${october}&fields=${fields}`);
      const sums = groups.map(({ group }) => ({
        group,
        ...totals(
          parts.filter((part) => part['group'] === group),
          ['impressions', 'pub_clicks', 'pub_cost'],
        ),
      }));
      expect(sums).toEqual(groups);
    }
  });

  it('credit a shopping campaign to its products whole, and to audiences and sitelinks in part', async () => {
    const service = await startService();
    const fields = ['impressions', 'pub_clicks', 'conversions'];
    const of = (kind: string, where: string) =>
      totalsOf(service, `/clients/501/${kind}?${october}&${where}`, fields);
    const shopping = await of('campaigns', 'campaign=11005');
    expect(await of('products', '')).toEqual({
      ...shopping,
      conversions: Number(shopping['conversions']) / 1_000_000,
    });
    const account = await of('publisherAccounts', '');
    for (const kind of ['audiences', 'sitelinks']) {
      const part = Number((await of(kind, ''))['pub_clicks']) / Number(account['pub_clicks']);
      expect(part).toBeGreaterThan(0.05);
      expect(part).toBeLessThan(0.5);
    }
  });

  it('never click on what was not shown, nor convert without a click', async () => {
    const service = await startService();
    const fields = 'fields=date,device,impressions,pub_clicks,conversions,pub_cost,revenue';
    for (const kind of ['keywords', 'creatives', 'audiences', 'products', 'sitelinks']) {
      const rows = await service.rows(`/clients/501/${kind}?from=2026-11-14&${fields}`);
      expect(rows.length).toBeGreaterThan(200);
      const odd = rows.filter((row) => {
        const [shown, clicked] = [Number(row['impressions']), Number(row['pub_clicks'])];
        const came = ['conversions', 'pub_cost', 'revenue'].some((field) => row[field] !== 0);
        return clicked > shown || (clicked === 0 && came);
      });
      expect(odd).toEqual([]);
    }
  });
});

describe('the periods', () => {
  it.each([
    ['year'],
    ['year,quarter'],
    ['year,month'],
    ['year,month_name'],
    ['epoch_date'],
    ['day_of_week'],
    ['day_of_month'],
    ['date,device'],
    ['device'],
    ['msweekly_the_year,msweek_of_year'],
    ['sfweekly_the_year,sfweek_of_year'],
  ])('%s add up to the whole', async (period) => {
    const service = await startService();
    const path = '/clients/503/campaigns';
    const apart = await service.rows(`${path}?fields=campaign,${period},${both.join()}`);
    const whole = await service.rows(`${path}?fields=campaign,${both.join()}`);
    expect(whole).toHaveLength(3);
    expect(apart.length).toBeGreaterThan(whole.length);
    const sums = whole.map(({ campaign }) => ({
      campaign,
      ...totals(apart.filter((row) => row['campaign'] === campaign)),
    }));
    expect(sums).toEqual(whole);
  });

  it('come in the order of time, each day that has something once', async () => {
    const { rows } = await startService();
    const found = await rows('/clients/501/publisherAccounts?pca=701&fields=date,impressions');
    const days = found.map(({ date }) => String(date));
    expect(days).toHaveLength(400);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect([days[0], days.at(-1)]).toEqual(['2025-10-18', '2026-11-21']);
  });

  it('are cut out by from and to, both of them inclusive', async () => {
    const { rows } = await startService();
    const path = '/clients/501/publisherAccounts?pca=701&fields=date';
    const days = async (period: string) => (await rows(path + period)).map(({ date }) => date);
    const threeDays = ['2026-03-28', '2026-03-29', '2026-03-30'];
    expect(await days('&from=2026-03-28&to=2026-03-30')).toEqual(threeDays);
    expect(await days('&from=2026-11-20&to=9999-12-31')).toEqual(['2026-11-20', '2026-11-21']);
    expect(await days('&from=2000-01-01&to=2025-10-19')).toEqual(['2025-10-18', '2025-10-19']);
    expect(await days('&from=2027-01-01')).toEqual([]);
  });

  it('show weekends and seasons', async () => {
    const { rows } = await startService();
    const path = '/clients/501/publisherAccounts?pca=701&fields=impressions';
    const [week] = await rows(`${path}&from=2026-11-09&to=2026-11-12`);
    const [end] = await rows(`${path}&from=2026-11-14&to=2026-11-15`);
    expect(Number(end?.['impressions']) / 2).toBeGreaterThan(Number(week?.['impressions']) / 4);
    const months = await rows(`${path},month&from=2026-02-01&to=2026-10-31`);
    expect(Number(months[8]?.['impressions'])).toBeGreaterThan(Number(months[0]?.['impressions']));
  });
});

describe('rates', () => {
  const rates = ['ctr', 'avg_cpc', 'roi', 'profit_margin', 'ecpm', 'average_position'];
  const path = `/clients/502/campaigns?fields=${[...both, ...rates].join()}`;

  it('follow from sums', async () => {
    const { rows } = await startService();
    const [row = {}] = await rows(`${path}&${october}`);
    const of = (field: string) => Number(row[field]);
    expect(of('ctr')).toBeCloseTo((100 * of('pub_clicks')) / of('impressions'), 3);
    expect(of('avg_cpc')).toBe(Math.round(of('pub_cost') / of('pub_clicks')));
    expect(of('roi')).toBeCloseTo((100 * of('profit')) / of('total_cost'), 3);
    expect(of('profit_margin')).toBeCloseTo((100 * of('profit')) / of('revenue'), 3);
    expect(of('ecpm')).toBeCloseTo(of('pub_cost') / 1000 / of('impressions'), 3);
  });

  it('are blank where there is nothing to divide by', async () => {
    const { rows } = await startService();
    const [row] = await rows(`${path}&from=2027-01-01`);
    expect(row).toMatchObject({ impressions: 0, pub_cost: 0, profit: 0 });
    expect(row).toMatchObject(Object.fromEntries(rates.map((rate) => [rate, null])));
  });

  it('take off what the agency takes: 5 percent and 2 cents a click', async () => {
    const { rows } = await startService();
    const [row = {}] = await rows(`${path}&${october}`);
    const [cost, clicks] = [Number(row['pub_cost']), Number(row['pub_clicks'])];
    expect(row['gross_cost']).toBe(cost + clicks * 20_000);
    expect(row['total_cost']).toBe((cost + clicks * 20_000) * 1.05);
    expect(row['profit']).toBe(Number(row['revenue']) - Number(row['total_cost']));
  });
});
