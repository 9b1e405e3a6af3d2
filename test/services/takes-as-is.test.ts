import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTakesAsIs } from '../../src/services/takes-as-is.ts';

const Row = z.object({
  id: z.string(),
  count: z.int().nonnegative(),
  rate: z.number().nullish(),
  deleted: z.boolean().optional(),
  state: z.enum(['play', 'pause']).nullable(),
  errors: z.literal(false),
  rest: z.unknown(),
  inner: z.object({ tags: z.array(z.string().nullable()).nullish() }).nullish(),
});
const Rows = z.object({ data: z.array(Row) });

const row = {
  id: '1',
  count: 3,
  rate: 0.5,
  deleted: false,
  state: 'play',
  errors: false,
  rest: { any: ['thing'] },
  inner: { tags: ['a', null] },
};

const ask = (schema: z.ZodType, value: unknown): boolean | undefined =>
  createTakesAsIs(schema)?.(value);

describe('what a schema takes as it is', () => {
  it.each([
    ['all fields', row],
    ['optional fields left out', { id: '1', count: 0, state: null, errors: false, rest: 1 }],
    ['empty values', { ...row, rate: null, inner: { tags: [] } }],
    ['no inner object', { ...row, inner: null }],
  ])('is a row with %s', (_, value) => {
    expect(ask(Rows, { data: [row, value] })).toBe(true);
    expect(Rows.parse({ data: [row, value] })).toStrictEqual({ data: [row, value] });
  });

  it.each([
    ['a field that nobody knows', { ...row, extra: 1 }],
    ['one inside', { ...row, inner: { tags: [], extra: 1 } }],
    ['one instead of another', { ...row, deleted: undefined, extra: 1 }],
    ['a field called __proto__', JSON.parse(JSON.stringify(row).replace('"rate"', '"__proto__"'))],
    ['a required field missing', { ...row, id: undefined }],
    ['a number for a text', { ...row, id: 1 }],
    ['a text for a truth', { ...row, deleted: 'no' }],
    ['a number that is infinite', { ...row, rate: Number.POSITIVE_INFINITY }],
    ['a fraction for a whole number', { ...row, count: 0.5 }],
    ['a number below its bound', { ...row, count: -1 }],
    ['a word that is not among those', { ...row, state: 'stop' }],
    ['another literal', { ...row, errors: true }],
    ['a list for an object', { ...row, inner: [] }],
    ['an object for a list', { ...row, inner: { tags: {} } }],
    ['a wrong item at the end', { ...row, inner: { tags: ['a', 1] } }],
    ['nothing at all', null],
  ])('is not a row with %s', (_, value: unknown) => {
    expect(ask(Rows, { data: [row, value] })).toBe(false);
  });

  it('is what comes out equal, whatever is put in', () => {
    const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...Object.values(row)));
    const names = fc.constantFrom(...Object.keys(row), 'extra');
    const change = fc.dictionary(names, field, { maxKeys: 2 });
    const takesAsIs = createTakesAsIs(Row);
    fc.assert(
      fc.property(change, (changes) => {
        const value = { ...row, ...changes };
        const { success, data } = Row.safeParse(value);
        const comesOutEqual = success && Object.keys(data).length === Object.keys(value).length;
        const isInnerEqual = JSON.stringify(data?.inner) === JSON.stringify(value.inner);
        expect(takesAsIs?.(value)).toBe(comesOutEqual && isInnerEqual);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a schema that is not asked', () => {
  it.each([
    [
      'makes a date of a text',
      z.codec(z.string(), z.date(), { decode: (t) => new Date(t), encode: String }),
    ],
    ['has a default', z.string().default('none')],
    ['takes any names', z.record(z.string(), z.string())],
    ['keeps what it does not know', z.looseObject({ id: z.string() })],
    ['has a rule of its own', z.object({ id: z.string() }).refine(({ id }) => id !== '')],
    ['counts its items', z.array(z.string()).max(3)],
  ])('is one that %s', (_, part) => {
    expect(createTakesAsIs(z.object({ id: z.string(), part }))).toBeUndefined();
    expect(createTakesAsIs(z.array(part.optional()))).toBeUndefined();
  });

  it('leaves alone what a text is trimmed to', () => {
    expect(ask(z.string().trim(), 'boots')).toBe(true);
    expect(ask(z.string().trim(), ' boots')).toBe(false);
  });
});
