import { describe, expect, it } from 'vitest';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { envelopeOf } from '../../../src/services/envelope.ts';
import { search } from '../../../src/services/search/index.ts';
import { startService } from './support/service.ts';

const campaigns = '/clients/501/campaigns';
const names = (rows: Record<string, unknown>[]) => rows.map((row) => row['campaign_name']);

const all = [
  'Brand',
  'Rain jackets',
  'Hiking boots',
  'Tents Summer',
  'Shopping DE',
  'Brand MS',
  'Outdoor generic MS',
];
const microsoft = ['Brand MS', 'Outdoor generic MS'];

describe('fields', () => {
  it('are those that were asked for, in that order', async () => {
    const { rows } = await startService();
    const [row = {}] = await rows(`${campaigns}?fields=pub_cost,campaign,client_time_zone`);
    expect(Object.keys(row)).toEqual(['pub_cost', 'campaign', 'client_time_zone']);
    expect(row).toMatchObject({ campaign: 11_001, client_time_zone: 'Europe/Berlin' });
  });

  it('are a few unless any are asked for', async () => {
    const { rows } = await startService();
    const [row = {}] = await rows(campaigns);
    const few = 'campaign campaign_name campaign_status impressions pub_clicks pub_cost';
    expect(Object.keys(row).join(' ')).toBe(few);
  });

  it.each(endpointsOf(search).filter(({ key, filters }) => key === 'list' && filters.length > 5))(
    '$operation has all of its fields, each of its type',
    async ({ route, filters, envelope, response }) => {
      const { get } = await startService();
      const kind = route.segments.at(-1) ?? '';
      const fields = filters.filter((name) => name !== 'epoch_date');
      const period = kind === 'negativeAudiences' ? '' : '&from=2026-11-20&to=2026-11-20';
      const { body } = await get(`/clients/501/${kind}?fields=${fields.join()}${period}`);
      const { data } = envelopeOf(envelope, response).wire.safeParse(body);
      expect(data).toMatchObject({ errors: false, totalResults: expect.any(Number) });
      const [row = {}] = Object(body).results;
      expect(Object.keys(row)).toEqual(fields);
      expect(Object.values(row).filter((value) => value === null).length).toBeLessThan(30);
    },
  );

  it('write money in millionths, or in whole units where the reference says so', async () => {
    const { rows } = await startService();
    const fields = 'fields=group,pub_cost,conversions,epoch_date&from=2026-10-01&to=2026-10-01';
    const [group] = await rows(`/clients/501/groups?group=21012&${fields}`);
    const products = await rows(`/clients/501/products?group=21012&${fields}`);
    const sum = (field: string) => products.reduce((total, row) => total + Number(row[field]), 0);
    expect(sum('pub_cost')).toBeCloseTo(Number(group?.['pub_cost']) / 1_000_000, 6);
    expect(sum('conversions')).toBe(Number(group?.['conversions']) / 1_000_000);
    expect(group?.['epoch_date']).toBe('2026-10-01');
    expect(products[0]?.['epoch_date']).toBe(Date.parse('2026-10-01') / 1000);
  });
});

describe('a filter', () => {
  it.each([
    ['campaign_name=Brand', ['Brand']],
    ['campaign=11002', ['Rain jackets']],
    ['pca=702', microsoft],
    ['campaign_name=ne:Brand', all.slice(1)],
    ['campaign_name=in:Brand,Brand MS', ['Brand', 'Brand MS']],
    ['campaign_name=nin:Brand,Brand MS', all.filter((name) => !name.startsWith('Brand'))],
    ['campaign_name=contains:MS', microsoft],
    ['campaign_name=notcontains:MS', all.slice(0, 5)],
    ['campaign_end_date=isblank:false', ['Tents Summer']],
    ['campaign_end_date=isblank:true', all.filter((name) => name !== 'Tents Summer')],
    ['campaign_end_date=nin:2026-09-15', all.filter((name) => name !== 'Tents Summer')],
    ['campaign_end_date=ne:2026-09-15', all.filter((name) => name !== 'Tents Summer')],
    ['campaign_end_date=lt:2027-01-01', ['Tents Summer']],
    ['campaign_daily_budget=lt:40000000', ['Brand MS']],
    ['campaign_daily_budget=lte:40000000', microsoft],
    ['campaign_daily_budget=gt:180000000', ['Shopping DE']],
    ['campaign_daily_budget=gte:180000000', ['Rain jackets', 'Shopping DE']],
    ['campaign_daily_budget=btw:60000000,90000000', ['Brand', 'Tents Summer']],
    ['campaign_daily_budget=15000000', ['Brand MS']],
    ['campaign_network=SHOPPING', ['Shopping DE']],
    ['campaign_language=contains:de', all],
    ['campaign_start_date=gte:2025-03-05', []],
    ['campaign_status=PAUSED&pca=701', ['Tents Summer']],
    ['campaign_status=PAUSED&pca=702', []],
  ])('%s lets through what it says', async (filter, expected) => {
    const { rows } = await startService();
    expect(names(await rows(`${campaigns}?fields=campaign_name&${filter}`))).toEqual(expected);
  });

  it('of a metric compares what it adds up to', async () => {
    const { rows } = await startService();
    const query = 'fields=campaign_name,impressions&from=2026-10-01&to=2026-10-31';
    const found = await rows(`${campaigns}?${query}`);
    const middle = Number(
      found.map((row) => Number(row['impressions'])).toSorted((a, b) => a - b)[3],
    );
    const above = await rows(`${campaigns}?${query}&impressions=gt:${middle}`);
    expect(names(above)).toEqual(names(found.filter((row) => Number(row['impressions']) > middle)));
    expect(above).toHaveLength(3);
    const hidden = await rows(
      `${campaigns}?fields=campaign_name&impressions=gt:${middle}&from=2026-10-01&to=2026-10-31`,
    );
    expect(names(hidden)).toEqual(names(above));
  });

  it('of a blank metric finds campaigns that stand', async () => {
    const { rows } = await startService();
    const query = 'fields=campaign_name&from=2026-10-01&ctr=isblank:true';
    expect(names(await rows(`${campaigns}?${query}`))).toEqual(['Tents Summer']);
  });

  it('of a device or a day lets only that be counted', async () => {
    const { rows } = await startService();
    const path = '/clients/501/publisherAccounts?pca=701&fields=impressions';
    const [mobile] = await rows(`${path}&device=MOBILE`);
    const devices = await rows(`${path},device`);
    expect(devices.map(({ device }) => device)).toEqual(['DESKTOP', 'MOBILE', 'TABLET']);
    expect(mobile?.['impressions']).toBe(devices[1]?.['impressions']);
    const [sundays] = await rows(`${path}&day_of_week=SUNDAY`);
    const days = await rows(`${path},day_of_week&day_of_week=SUNDAY`);
    expect(days).toEqual([{ ...sundays, day_of_week: 'SUNDAY' }]);
    const [day] = await rows(`${path}&date=2026-11-01`);
    expect(await rows(`${path}&from=2026-11-01&to=2026-11-01`)).toEqual([day]);
  });
});

describe('sorting', () => {
  it.each(['', '%2B', '-'])('by %jimpressions', async (sign) => {
    const { rows } = await startService();
    const found = await rows(`${campaigns}?fields=impressions&sort=${sign}impressions`);
    const values = found.map((row) => Number(row['impressions']));
    const rising = values.toSorted((one, other) => one - other);
    expect(values).toEqual(sign === '-' ? rising.toReversed() : rising);
    expect(new Set(values).size).toBe(7);
  });

  it('takes text, and a field that is not asked for', async () => {
    const { rows } = await startService();
    const byName = await rows(`${campaigns}?fields=campaign_name&sort=-campaign_name`);
    expect(names(byName)).toEqual(all.toSorted().toReversed());
    const byBudget = await rows(`${campaigns}?fields=campaign_name&sort=campaign_daily_budget`);
    expect(names(byBudget).slice(0, 2)).toEqual(microsoft);
  });

  it.each(['', '-'])('puts blanks last with %j', async (sign) => {
    const { rows } = await startService();
    const found = await rows(
      `${campaigns}?fields=campaign_name,campaign_end_date&sort=${sign}campaign_end_date`,
    );
    expect(names(found)[0]).toBe('Tents Summer');
  });

  it('is refused by a period that is not asked for, and with a plus that was a space', async () => {
    const { get } = await startService();
    expect(await get(`${campaigns}?fields=campaign&sort=date`)).toMatchObject({ status: 400 });
    expect(await get(`${campaigns}?sort=+impressions`)).toMatchObject({ status: 400 });
  });
});

describe('paging', () => {
  it('cuts rows after they were counted', async () => {
    const { get } = await startService();
    const page = async (query: string) => {
      const { results, totalResults } = Object(
        (await get(`${campaigns}?fields=campaign_name&${query}`)).body,
      );
      return [totalResults, names(results)];
    };
    expect(await page('')).toEqual([7, all]);
    expect(await page('limit=2')).toEqual([7, all.slice(0, 2)]);
    expect(await page('limit=3&offset=5')).toEqual([7, all.slice(5)]);
    expect(await page('limit=3&offset=7')).toEqual([7, []]);
    expect(await page('limit=1&pca=702')).toEqual([2, ['Brand MS']]);
  });
});

describe('a request', () => {
  it.each([
    ['fields=campaign,pubcost', 'fields.1'],
    ['colour=red', 'colour is not a field here'],
    ['sort=pubcost', 'sort'],
    ['impressions=foo:5', 'impressions'],
    ['impressions=btw:5', 'impressions'],
    ['campaign_daily_budget=gt:1.5', 'campaign_daily_budget'],
    ['from=2026-10-02&to=2026-10-01', 'to is before from'],
    ['from=yesterday', 'from'],
    ['from=2026-02-30', 'from'],
    ['limit=0', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&offset=-1', 'offset'],
    ['clientId=502', 'clientId is not a field here'],
  ])('with %s is refused', async (query, message) => {
    const { get } = await startService();
    expect(await get(`${campaigns}?${query}`)).toEqual({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', message: expect.stringContaining(message) } },
    });
  });

  it.each([
    ['an unknown client', '/clients/77/campaigns'],
    ['an unknown campaign', '/clients/501/campaigns/77'],
    ["another client's campaign", '/clients/502/campaigns/11001'],
    ["another client's keyword", '/clients/502/keywords/310001'],
    ['an unknown user', '/users/77'],
    ['a write', '/auth'],
    ['another version', '/../v2.0/clients'],
  ])('for %s finds nothing', async (_, path) => {
    const { get } = await startService();
    expect(await get(path)).toEqual({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: 'Resource not found' } },
    });
  });

  it.each([
    ['publisherAccounts/701', 'pca', 701],
    ['campaigns/11001', 'campaign', 11_001],
    ['groups/21001', 'group', 21_001],
    ['keywords/310001', 'keyword', 310_001],
    ['creatives/410001', 'creative', 410_001],
    ['audiences/51001', 'audience', 51_001],
    ['negativeAudiences/55001', 'audience', 55_001],
    ['products/61001', 'product', 61_001],
    ['sitelinks/71001', 'sitelink', 71_001],
  ])('for %s shows that one, in a list', async (path, field, id) => {
    const { rows } = await startService();
    const found = await rows(`/clients/501/${path}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ [field]: id });
    expect(await rows(`/clients/501/${path}?fields=${field}`)).toEqual([{ [field]: id }]);
  });
});
