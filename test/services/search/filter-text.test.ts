import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText, parseFilter } from '../../../src/services/search/index.ts';
import { registries } from '../../../src/services/search/reports.ts';
import { anyFilter } from './support/any-filter.ts';

const read = (text: string) => {
  const found = parseFilter(registries.campaigns, text);
  if (!('problem' in found)) return { [found.field]: found.filter };
  const { path, message, fix } = found.problem;
  return `${path.join('.')} ${message}; ${fix}`.trim();
};

describe('a filter that is typed', () => {
  it.each([
    ['impressions>=100', { impressions: { gte: 100 } }],
    ['impressions <= 100', { impressions: { lte: 100 } }],
    ['impressions>100', { impressions: { gt: 100 } }],
    ['impressions<100', { impressions: { lt: 100 } }],
    ['impressions!=100', { impressions: { ne: 100 } }],
    ['impressions=100', { impressions: 100 }],
    ['impressions=gte:100', { impressions: { gte: 100 } }],
    ['impressions=GTE: 100', { impressions: { gte: 100 } }],
    ['pub_cost=btw:1.5, 20', { pub_cost: { btw: [1.5, 20] } }],
    ['campaign_name=contains:boots, red', { campaign_name: { contains: 'boots, red' } }],
    ['campaign_name=notcontains:x', { campaign_name: { notcontains: 'x' } }],
    ['campaign_name=isblank:false', { campaign_name: { isblank: false } }],
    ['campaign_name=in:"a b",c', { campaign_name: { in: ['a b', 'c'] } }],
    ['campaign_name=<5', { campaign_name: '<5' }],
    ['campaign_name="boots: red"', { campaign_name: 'boots: red' }],
    [
      'campaign_tracking_template=https://x.example/?a=b',
      {
        campaign_tracking_template: 'https://x.example/?a=b',
      },
    ],
    ['campaign=nin:1,2', { campaign: { nin: ['1', '2'] } }],
    ['campaign_start_date>2027-01-31', { campaign_start_date: { gt: '2027-01-31' } }],
  ])('%s is understood', (text, filter) => {
    expect(read(text)).toEqual(filter);
  });

  it.each([
    ['impresions>3', 'impresions is not a field here; write impressions'],
    ['colour=red', 'colour is not a field here; write one of the fields of these records'],
    [
      'impressions=gtee:3',
      'impressions gtee is not an operator; write gte; or put the whole value in quotes',
    ],
    [
      'campaign_name=boots: red',
      'campaign_name boots is not an operator; write one of ne, in, nin, isblank, contains, notcontains; or put the whole value in quotes',
    ],
    ['pub_cost=btw:1', 'pub_cost 1 does not fit; give two values, the smaller one first'],
    ['pub_cost=btw:1,2,3', 'pub_cost 1,2,3 does not fit; give two values, the smaller one first'],
    ['impressions>x', 'impressions x does not fit; give a whole number'],
    ['impressions=', 'impressions has no value; give a whole number, or an operator such as lt'],
    [
      'campaign_name<b',
      'campaign_name b does not fit; give one of ne, in, nin, isblank, contains, notcontains as operator: lt does not go with a text',
    ],
    [
      'campaign_name=in:"a,b",c',
      'campaign_name "a,b",c does not fit; give a text without commas: they separate the values',
    ],
    [
      'impressions',
      'impressions is not a filter; write a field, a comparison and a value, such as impressions>=100',
    ],
    ['', 'this is not a filter; write a field, a comparison and a value, such as impressions>=100'],
  ])('%s is answered with what to do', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('is what a filter is written as, whatever the filter', () => {
    fc.assert(
      fc.property(anyFilter, ({ resource, ...filter }) => {
        const registry = registries[resource];
        expect(parseFilter(registry, filterText(registry, filter))).toEqual(filter);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseFilter(registries.campaigns, `campaign_name=${text}`)).toBeDefined();
        expect(parseFilter(registries.campaigns, text)).toBeDefined();
      }),
    );
  });
});
