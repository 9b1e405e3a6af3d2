import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  anything,
  decimal,
  defaulted,
  flag,
  id,
  json,
  text,
  unixTime,
  whole,
  wholeBetween,
  wholeChoice,
  withDefaults,
} from '../../src/services/wire.ts';

describe('a codec', () => {
  it('gives back every number it wrote, and never in scientific notation', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const wire = z.encode(decimal, value);
        expect(wire).toMatch(/^-?\d+(\.\d+)?$/);
        expect(z.decode(decimal, wire)).toBe(value === 0 ? 0 : value);
      }),
    );
    expect([1e-7, -1.5e-9, 1e21, 2.5e22].map((value) => z.encode(decimal, value))).toEqual([
      '0.0000001',
      '-0.0000000015',
      '1000000000000000000000',
      '25000000000000000000000',
    ]);
  });

  it('gives back every whole number, flag, moment and choice', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(z.decode(whole, z.encode(whole, value))).toBe(value === 0 ? 0 : value);
      }),
    );
    for (const value of [true, false]) expect(z.decode(flag, z.encode(flag, value))).toBe(value);
    expect(z.encode(flag, false)).toBe('false');
    expect(z.encode(unixTime, 1_800_000_000)).toBe('1800000000');
    expect(z.encode(wholeChoice([1, 7]), 7)).toBe('7');
    expect(z.decode(wholeChoice([1, 7]), '7')).toBe(7);
  });

  it('carries a structure as JSON in one field', () => {
    const rule = json(z.object({ and: z.array(z.string()) }));
    expect(z.encode(rule, { and: ['a'] })).toBe('{"and":["a"]}');
    expect(z.decode(rule, '{"and":["a"]}')).toEqual({ and: ['a'] });
    expect(rule.safeDecode('{').success).toBe(false);
    expect(rule.safeDecode('{"and":1}').success).toBe(false);
  });

  it('writes what nobody described as text', () => {
    const value = [{ url: 'https://x.example', position: 1, on: true, sizes: [0.5] }];
    expect(z.encode(anything, value)).toEqual([
      { url: 'https://x.example', position: '1', on: 'true', sizes: ['0.5'] },
    ]);
  });

  it.each([
    ['an empty text', text, ''],
    ['an id that would leave its place in the path', id, '..'],
    ['a number that is a text', decimal, '1.5'],
    ['no number', decimal, Number.NaN],
    ['an unlimited number', decimal, Infinity],
    ['half a day', whole, 0.5],
    ['a moment before 1970', unixTime, -1],
    ['too large a page', wholeBetween(1, 300), 301],
    ['a part without a name', anything, { '': 'x' }],
    ['an id that is no Unicode', id, '\uD800'],
    ['a part with brackets', anything, { 'a[0]': 'x' }],
  ])('refuses to write %s', (_, schema: z.ZodType, value) => {
    expect(z.safeEncode(schema, value).success).toBe(false);
  });

  it.each([
    ['1e3', decimal],
    ['0x1f', decimal],
    [' 1', decimal],
    ['', decimal],
    ['1.5', whole],
    ['TRUE', flag],
    ['1', flag],
    ['2', wholeChoice([1, 7])],
  ])('refuses to read %j', (wire, schema: z.ZodType) => {
    expect(z.safeDecode(schema, wire).success).toBe(false);
  });
});

describe('a default', () => {
  it('is filled in only where nothing was given', () => {
    const request = z.strictObject({ sync: defaulted(flag, false), page: defaulted(whole, 1) });
    expect(withDefaults(request, { page: 3 })).toEqual({ sync: false, page: 3 });
  });

  it('is not sent by the client', () => {
    const request = z.strictObject({ page: defaulted(whole, 1) });
    expect(z.encode(request, {})).toEqual({});
  });
});
