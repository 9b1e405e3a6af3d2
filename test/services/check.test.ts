import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from '../../src/services/check.ts';
import { endpoint } from '../../src/services/endpoint.ts';
import {
  absent,
  fitsIf,
  given,
  incompatible,
  is,
  onlyIf,
  requiredIf,
} from '../../src/services/rules.ts';
import { ads } from '../../src/services/social/ads.ts';
import { campaigns } from '../../src/services/social/campaigns.ts';
import {
  choice,
  decimal,
  decimalBetween,
  flag,
  id,
  json,
  list,
  text,
} from '../../src/services/wire.ts';

const fb = {
  m: '1',
  name: 'Winter boots',
  status: 'pause',
  objective: 'reach',
  budget_type: 'daily',
  daily_budget: 12.5,
  start_date: 1_800_000_000,
  useReachAndFrequency: false,
};

describe('checking an input', () => {
  it('finds nothing wrong with a good one', () => {
    expect(check(campaigns.createFb, fb)).toEqual([]);
  });

  it('reports everything that is wrong at once, schema and rules', () => {
    const { name: _, ...rest } = fb;
    const input = { ...rest, status: 'paused', daily_budget: '12', objective: 'website_conv' };
    expect(check(campaigns.createFb, input)).toEqual([
      { path: ['name'], message: 'is required', fix: 'give a text' },
      {
        path: ['status'],
        message: '"paused" is not one of its values',
        fix: 'write pause, or give one of play, pause',
      },
      { path: ['daily_budget'], message: 'expected a number, found "12"', fix: 'give a number' },
      {
        path: ['pixel_external_id'],
        message: 'is required when objective is website_conv',
        fix: 'give it',
      },
      {
        path: ['pixel_event'],
        message: 'is required when objective is website_conv',
        fix: 'give it',
      },
    ]);
  });

  it('proposes the field that was probably meant', () => {
    expect(check(campaigns.createFb, { ...fb, dayly_budget: 3 })).toEqual([
      {
        path: ['dayly_budget'],
        message: 'is not a field here',
        fix: 'write daily_budget, or remove it',
      },
    ]);
  });

  it('says where in a list something is wrong', () => {
    const nested = endpoint('POST /x', {
      summary: '',
      request: { cards: list(z.strictObject({ url: text, size: decimal.optional() })) },
      response: z.object({}),
      envelope: 'bare',
      repeatable: false,
    });
    const problems = check(nested, { cards: [{ url: 'a' }, { url: '', size: 'big', colour: 1 }] });
    expect(problems.map(({ path }) => path)).toEqual([
      ['cards', 1, 'url'],
      ['cards', 1, 'size'],
      ['cards', 1, 'colour'],
    ]);
  });

  it('refuses empty lists and records, which a form would lose without a word', () => {
    const ad = { m: '1', c: '2', a: '3', type: 'carousel' };
    const emptyAt = (child_attachments: unknown) =>
      check(ads.create, { ...ad, child_attachments }).map(({ path }) => path);
    expect(emptyAt([])).toEqual([['child_attachments']]);
    expect(emptyAt([{ url: 'x' }, {}])).toEqual([['child_attachments', 1]]);
    expect(emptyAt([{ url: 'x', sizes: [[]] }])).toEqual([['child_attachments', 0, 'sizes', 0]]);
  });

  it('lets empty lists through where JSON can say them', () => {
    const fields = { rule: json(z.object({ and: z.array(z.string()) })) };
    const spec = {
      summary: '',
      response: z.object({}),
      repeatable: false,
      envelope: 'bare',
    } as const;
    const inAField = endpoint('POST /x', { ...spec, request: fields });
    const inTheBody = endpoint('POST /x', { ...spec, request: { l: list(text) }, body: 'json' });
    expect(check(inAField, { rule: { and: [] } })).toEqual([]);
    expect(check(inTheBody, { l: [] })).toEqual([]);
  });

  it.each([undefined, null, 7, 'text', []])('refuses %j, which is no input at all', (input) => {
    expect(check(campaigns.createFb, input)).toHaveLength(1);
  });
});

describe('a rule', () => {
  const everyKind = endpoint('POST /x/{source}', {
    summary: '',
    request: {
      source: choice(['fb', 'tw']),
      aggregate: choice(['month', 'day', 'period']).optional(),
      start_date: text.optional(),
      end_date: text.optional(),
      audience: id.optional(),
      target: id.optional(),
      creative: id.optional(),
      headline: text.optional(),
      type: choice(['post', 'carousel']).optional(),
      cards: list(text).optional(),
      objective: choice(['reach', 'FOLLOWERS']).optional(),
      sync: flag.optional(),
      ratio: decimalBetween(1, 20).optional(),
    },
    response: z.object({}),
    envelope: 'bare',
    repeatable: false,
    rules: [
      requiredIf('start_date', is('aggregate', 'month', 'day')),
      requiredIf('end_date', given('start_date')),
      incompatible('audience', 'target'),
      onlyIf('headline', absent('creative')),
      onlyIf('cards', absent('creative'), is('type', 'carousel')),
      fitsIf('objective', choice(['FOLLOWERS']), is('source', 'tw')),
    ],
  });
  const fieldsWrong = (input: object) =>
    check(everyKind, { source: 'fb', ...input }).map(({ path }) => path.join('.'));

  it.each([
    [{}, []],
    [{ aggregate: 'period' }, []],
    [{ aggregate: 'day' }, ['start_date']],
    [{ aggregate: 'day', start_date: '1' }, ['end_date']],
    [{ start_date: '1', end_date: '2' }, []],
    [{ audience: '1' }, []],
    [{ audience: '1', target: '2' }, ['audience']],
    [{ headline: 'x' }, []],
    [{ headline: 'x', creative: '1' }, ['headline']],
    [{ cards: ['x'] }, ['cards']],
    [{ cards: ['x'], type: 'post' }, ['cards']],
    [{ cards: ['x'], type: 'carousel' }, []],
    [{ cards: ['x'], type: 'carousel', creative: '1' }, ['cards']],
    [{ source: 'tw', objective: 'FOLLOWERS' }, []],
    [{ source: 'tw', objective: 'reach' }, ['objective']],
    [{ ratio: 0.5 }, ['ratio']],
    [{ ratio: 20 }, []],
  ])('judges %j', (input, expected) => {
    expect(fieldsWrong(input)).toEqual(expected);
  });

  it('says what to do', () => {
    const [problem] = check(everyKind, { source: 'fb', cards: ['x'], creative: '1' });
    expect(problem).toEqual({
      path: ['cards'],
      message: 'is allowed only when creative is absent and type is carousel',
      fix: 'remove it, or leave out creative and set type to carousel',
    });
  });
});
