import { describe, expect, it } from 'vitest';
import { readForm, type GivenFields } from '../../src/operations/read-form.ts';
import { readValue } from '../../src/operations/read-value.ts';
import { fieldOf, formOf } from './support.ts';

const read = (operation: string, given: GivenFields) => readForm(formOf(operation), given);

describe('what was given in a field', () => {
  it.each([
    ['campaigns.createFb', 'daily_budget', ' 12.50 ', 12.5],
    ['campaigns.createFb', 'start_date', '1800000000', 1_800_000_000],
    ['campaigns.createFb', 'start_date', '2027-01-15T09:00+01:00', 1_800_000_000],
    ['campaigns.createFb', 'useReachAndFrequency', 'no', false],
    ['campaigns.createFb', 'sync', 'TRUE', true],
    ['campaigns.createFb', 'objective', 'REACH', 'reach'],
    ['mediaPlans.create', 'margin_type', '1', 1],
    ['mediaPlans.update', 'notes', '""', ''],
    ['ads.create', 'message', 'one\ntwo', 'one\ntwo'],
    ['audiences.changeUsers', 'add', 'a:email\n\n b:phone ', ['a:email', 'b:phone']],
    ['adSets.create', 'target', '{"age": ["25-44"]}', { age: ['25-44'] }],
    ['adSets.create', 'target', 'age: [25-44]', { age: ['25-44'] }],
    ['search.campaigns.list', 'from', '2026-11-01', '2026-11-01'],
    [
      'search.campaigns.list',
      'fields',
      ['campaign_name', 'pub_cost'],
      ['campaign_name', 'pub_cost'],
    ],
  ] as const)('%s %s: %j is %j', (operation, field, given, value) => {
    expect(readValue(fieldOf(operation, field), given)).toEqual({ value });
  });

  it.each([
    ['daily_budget', '1,50', 'Write 1.50'],
    ['daily_budget', '1.500,50', 'Write 1500.50'],
    ['daily_budget', '€ 1,500', 'Write 1500'],
    ['daily_budget', 'much', 'is not a number'],
    ['start_date', '2027-01-31', 'Write it with its zone'],
    ['useReachAndFrequency', 'maybe', 'is neither yes nor no'],
    ['objective', 'raech', 'Did you mean reach?'],
  ])('%s: %j is refused with what to do', (field, given, words) => {
    expect(readValue(fieldOf('campaigns.createFb', field), given)).toEqual({
      problem: expect.stringContaining(words),
    });
  });

  it('is refused where it is neither JSON nor YAML', () => {
    expect(readValue(fieldOf('adSets.create', 'target'), '{"age": [')).toEqual({
      problem: expect.stringContaining('neither JSON nor YAML'),
    });
  });

  it.each(['', '  \n ', []])('is left out when it is blank: %j', (given) => {
    expect(readValue(fieldOf('ads.create', 'message'), given)).toBeUndefined();
  });
});

describe('a sent form', () => {
  it('is what the endpoint takes', () => {
    expect(read('campaigns.list', { m: 'IO-2026-114', limit: '5', page: '' })).toEqual({
      input: { m: 'IO-2026-114', limit: 5 },
    });
  });

  it('has every problem at its field, once', () => {
    const given = { m: '1', objective: 'website_conv', budget_type: 'daily', daily_budget: '1,5' };
    const result = read('campaigns.createFb', given);
    const fields = 'problems' in result ? result.problems.map(({ field }) => field) : [];
    expect(fields).toHaveLength(7);
    expect(fields).toEqual(
      expect.arrayContaining([
        'daily_budget',
        'name',
        'pixel_event',
        'pixel_external_id',
        'start_date',
        'status',
        'useReachAndFrequency',
      ]),
    );
  });

  it.each([
    ['audiences.createLookalike', { ratio: '21' }, 'ratio', '21 is too much'],
    ['campaigns.list', { m: '1', limit: '301' }, 'limit', '301 is too much'],
    ['campaigns.list', { m: '1', page: '0' }, 'page', '0 is too little'],
    [
      'search.campaigns.list',
      { clientId: '1', from: '2026-02-01', to: '2026-01-01' },
      'to',
      'before from',
    ],
    ['ads.create', { m: '1', c: '2', a: '3', creative: '4', type: 'post' }, 'type', 'only when'],
  ])('%s refuses %j', (operation, given, field, words) => {
    expect(read(operation, given)).toEqual({
      problems: expect.arrayContaining([{ field, message: expect.stringContaining(words) }]),
    });
  });

  it('reads the filters of a search list, one a line', () => {
    const filters =
      'impressions>=100\n\ncampaign_name=contains:boots\ncampaign_status=in:ACTIVE,PAUSED';
    expect(read('search.campaigns.list', { clientId: '1', filters })).toEqual({
      input: {
        clientId: '1',
        impressions: { gte: 100 },
        campaign_name: { contains: 'boots' },
        campaign_status: { in: ['ACTIVE', 'PAUSED'] },
      },
    });
  });

  it.each([
    ['impresions>=1', 'impressions'],
    ['impressions=btw:1', 'two'],
    ['campaign_name=contain:x', 'contains'],
    ['impressions>1\nimpressions<9', 'only one filter a field'],
  ])('refuses the filter %j', (filters, words) => {
    expect(read('search.campaigns.list', { clientId: '1', filters })).toEqual({
      problems: [{ field: 'filters', message: expect.stringContaining(words) }],
    });
  });

  it('asks for nothing that the configuration has', () => {
    expect(read('search.auth.token', {})).toEqual({ input: {} });
  });
});
