import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeForm, encodeForm } from '../../src/services/form.ts';

describe('a form', () => {
  it('is written the way PHP reads it', () => {
    const encoded = encodeForm({
      name: 'Winter & boots',
      list: ['a', 'b'],
      cards: [{ url: 'https://x.example/?a=1' }],
    });
    expect(encoded).toBe(
      'name=Winter+%26+boots&list%5B0%5D=a&list%5B1%5D=b&cards%5B0%5D%5Burl%5D=https%3A%2F%2Fx.example%2F%3Fa%3D1',
    );
  });

  it('gives back whatever was written into it', () => {
    const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '[0]', 'a[b]=1&c', '+', '%5B', ' ', '\r\n', '\0', '😀'),
        fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
        fc.array(fc.string(), { minLength: 9, maxLength: 12 }),
        fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor'), value),
        (fields) => {
          expect(decodeForm(encodeForm(fields))).toEqual({ ...fields });
        },
      ),
    );
  });

  it('is decoded whatever it holds', () => {
    fc.assert(fc.property(fc.string(), (source) => void decodeForm(source)));
    fc.assert(
      fc.property(fc.stringMatching(/^[ab[\]=&0]{0,30}$/), (source) => void decodeForm(source)),
    );
  });

  it('refuses a value that no codec made text', () => {
    expect(() => encodeForm({ bid: 1.5 })).toThrow('bid is not text');
    expect(() => encodeForm({ list: [null] })).toThrow('list[0] is not text');
  });
});
