import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, encodeInput } from '../../../src/services/check.ts';
import type { Endpoint } from '../../../src/services/endpoint.ts';
import { search } from '../../../src/services/search/index.ts';
import { buildRequest } from '../../../src/services/request.ts';
import { anyFilter } from './support/any-filter.ts';

const { campaigns, creatives, customers, negativeAudiences } = search.resources;

/** What goes into the query for these fields. */
function queryOf(input: object): string {
  const checked = encodeInput(campaigns.list, { clientId: '5', ...input });
  return 'wire' in checked ? buildRequest(campaigns.list, checked.wire).query : 'refused';
}

/** All that is wrong with these fields. */
const problemsOf = (input: object) =>
  check(campaigns.list, { clientId: '5', ...input }).map(
    ({ path, message, fix }) => `${path.join('.')} ${message}; ${fix}`,
  );

describe('a query', () => {
  it.each([
    [{ impressions: 100 }, 'impressions=100'],
    [{ impressions: { lt: 100 } }, 'impressions=lt%3A100'],
    [{ impressions: { gt: 100 } }, 'impressions=gt%3A100'],
    [{ impressions: { lte: 100 } }, 'impressions=lte%3A100'],
    [{ impressions: { gte: 100 } }, 'impressions=gte%3A100'],
    [{ impressions: { ne: 100 } }, 'impressions=ne%3A100'],
    [{ impressions: { btw: [1, 5] } }, 'impressions=btw%3A1%2C5'],
    [{ campaign_name: { contains: 'a,b:c' } }, 'campaign_name=contains%3Aa%2Cb%3Ac'],
    [{ campaign_name: { notcontains: 'boots' } }, 'campaign_name=notcontains%3Aboots'],
    [{ campaign_name: { isblank: true } }, 'campaign_name=isblank%3Atrue'],
    [{ campaign_status: { in: ['ACTIVE', 'PAUSED'] } }, 'campaign_status=in%3AACTIVE%2CPAUSED'],
    [{ campaign: { nin: ['1', '2'] } }, 'campaign=nin%3A1%2C2'],
    [{ campaign_name: { ne: 'in:x' } }, 'campaign_name=ne%3Ain%3Ax'],
    [{ ctr: { lt: 0.000_000_1 } }, 'ctr=lt%3A0.0000001'],
    [{ campaign_start_date: { gte: '2027-01-31' } }, 'campaign_start_date=gte%3A2027-01-31'],
    [{ pub_cost: { gte: 1.5 } }, 'pub_cost=gte%3A1500000'],
    [{ conversions: 1.234_567 }, 'conversions=1234567'],
    [{ fields: ['campaign', 'date', 'ctr'] }, 'fields=campaign%2Cdate%2Cctr'],
    [{ sort: '-impressions' }, 'sort=-impressions'],
    [{ sort: '+impressions' }, 'sort=%2Bimpressions'],
    [{ limit: 300, offset: 0 }, 'limit=300&offset=0'],
    [{ from: '2027-01-01', to: '2027-01-01' }, 'from=2027-01-01&to=2027-01-01'],
  ])('says %j', (input, query) => {
    expect(queryOf(input)).toBe(query);
  });

  it.each([
    [{ impresions: 4 }, 'impresions is not a field here; write impressions, or remove it'],
    [
      { impressions: { gtee: 4 } },
      'impressions {"gtee":4} is not in the form expected; give gte as operator: there is no gtee',
    ],
    [
      { impressions: { contains: '4' } },
      'impressions {"contains":"4"} is not in the form expected; give one of lt, gt, lte, gte, btw, ne, in, nin, isblank as operator: contains does not go with a whole number',
    ],
    [
      { campaign_name: { lt: 'b' } },
      'campaign_name {"lt":"b"} is not in the form expected; give one of ne, in, nin, isblank, contains, notcontains as operator: lt does not go with a text',
    ],
    [
      { impressions: { gt: 1, lt: 4 } },
      'impressions {"gt":1,"lt":4} is not in the form expected; give one operator',
    ],
    [
      { impressions: { btw: [4] } },
      'impressions.btw [4] is not in the form expected; give two values, the smaller one first',
    ],
    [
      { impressions: { btw: [5, 1] } },
      'impressions.btw [5,1] is not in the form expected; give two values, the smaller one first',
    ],
    [
      { campaign_name: { in: [] } },
      'campaign_name.in [] is not in the form expected; give a list of values',
    ],
    [
      { campaign_name: { in: ['a', 'b,c'] } },
      'campaign_name.in.1 "b,c" is not in the form expected; give a text without commas: they separate the values',
    ],
    [
      { campaign_name: 'in:stock' },
      'campaign_name "in:stock" is not in the form expected; give a text that does not begin with in: since the service reads that as an operator',
    ],
    [
      { campaign_name: '\uD800' },
      'campaign_name "\\ud800" is not in the form expected; give a text, or an operator such as ne',
    ],
    [
      { impressions: 1.5 },
      'impressions 1.5 is not in the form expected; give a whole number, or an operator such as lt',
    ],
    [
      { pub_cost: { gt: 0.000_000_1 } },
      'pub_cost.gt 1e-7 is not in the form expected; give a number with at most six decimals',
    ],
    [
      { campaign_start_date: { gt: '31.1.2027' } },
      'campaign_start_date.gt "31.1.2027" is not in the form expected; give a day such as 2027-01-31',
    ],
    [{ sort: '-impresions' }, 'sort "-impresions" is not in the form expected; give -impressions'],
    [{ fields: [] }, 'fields is empty; give at least 1 entry'],
    [{ limit: 0 }, 'limit 0 is too little; give at least 1'],
    [{ limit: 10, offset: -1 }, 'offset -1 is too little; give at least 0'],
    [{ offset: 10 }, 'offset is allowed only when limit is given; remove it, or give limit'],
    [{ from: '2027-02-01', to: '2027-01-31' }, 'to is before from; give from or something later'],
  ])('that says %j is refused', (input, problem) => {
    expect(problemsOf(input)).toEqual([problem]);
  });

  it('for a field that does not exist proposes the nearest one', () => {
    expect(problemsOf({ fields: ['campaign', 'impresions'] })).toEqual([
      expect.stringMatching(
        /^fields\.1 "impresions" is not one of its values; write impressions, or give one of campaign, .* and 43 more$/,
      ),
    ]);
  });

  it('is the same for one record', () => {
    const input = { clientId: '5', creativeId: '7', mobile_preferred: true, headline1: 'Boots' };
    const checked = encodeInput(creatives.get, input);
    if ('problems' in checked) throw new Error('refused');
    expect(buildRequest(creatives.get, checked.wire)).toEqual({
      method: 'GET',
      path: '/v1.0/clients/5/creatives/7',
      query: 'headline1=Boots&mobile_preferred=true',
    });
  });

  it('for audience exclusions has no period', () => {
    const problems = check(negativeAudiences.list, { clientId: '5', from: '2027-01-01' });
    expect(problems).toMatchObject([{ path: ['from'], message: 'is not a field here' }]);
    expect(check(negativeAudiences.list, { clientId: '5', level: 'GROUP' })).toEqual([]);
  });

  it('for customers has a status of two', () => {
    expect(check(customers.list, { status: 'ACTIVE', legacyId: '4' })).toEqual([]);
    expect(check(customers.list, { status: 'PAUSED' })).toHaveLength(1);
  });

  it('says every filter so that it is read as the same filter', () => {
    fc.assert(
      fc.property(anyFilter, ({ resource, field, filter }) => {
        const endpoint: Endpoint = search.resources[resource].list;
        const input = { clientId: '5', [field]: filter };
        const wire = endpoint.request.encode(input);
        expect(wire).toMatchObject({ [field]: expect.any(String) });
        expect(endpoint.request.decode(wire)).toEqual(input);
      }),
      { numRuns: 500 },
    );
  });
});
