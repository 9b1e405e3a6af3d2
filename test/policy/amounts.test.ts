import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredthsMoved, isAbove, shareOfDay } from '../../src/policy/amounts.ts';
import { decimalsOf } from '../../src/shared/money.ts';
import { eur } from './policies.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const minor = fc.oneof(fc.nat(10_000), fc.maxSafeNat());
const cents = fc.nat(1_000_000);

/** How people write an amount: 1.05 for 105 cents. */
function major(minorUnits: number, code: string): number {
  const digits = String(minorUnits).padStart(decimalsOf(code) + 1, '0');
  const cut = digits.length - decimalsOf(code);
  return Number(`${digits.slice(0, cut)}.${digits.slice(cut)}`);
}

describe('money in minor units', () => {
  it('is above a limit from the first cent on, in every currency', () => {
    fc.assert(
      fc.property(cents, currency, (limit, code) => {
        const limits = { [code]: major(limit, code) };
        expect(isAbove({ minor: limit, currency: code }, limits)).toBe(false);
        expect(isAbove({ minor: limit + 1, currency: code }, limits)).toBe(true);
      }),
    );
  });

  it('spent in parts of a day is never less than the whole, and at most a cent a part more', () => {
    fc.assert(
      fc.property(
        minor,
        fc.array(fc.integer({ min: 1, max: 86_400 }), { minLength: 1, maxLength: 20 }),
        (perDay, cuts) => {
          const ends = [...new Set([...cuts, 86_400])].toSorted((one, other) => one - other);
          const parts = ends.map((end, index) => end - (ends[index - 1] ?? 0));
          const sum = parts.reduce(
            (total, part) =>
              total + BigInt(shareOfDay({ minor: perDay, currency: 'EUR' }, part).minor),
            0n,
          );
          expect(sum >= BigInt(perDay)).toBe(true);
          expect(sum <= BigInt(perDay) + BigInt(parts.length)).toBe(true);
        },
      ),
    );
  });

  it('of whole days is exact', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1000), (perDay, days) => {
        expect(shareOfDay({ minor: perDay, currency: 'JPY' }, days * 86_400).minor).toBe(
          perDay * days,
        );
      }),
    );
  });

  it('moves by more than a limit exactly when the fraction says so', () => {
    fc.assert(
      fc.property(minor, minor, fc.nat(100_000), (before, after, limit) => {
        const moved = hundredthsMoved({ of: 'bid', before: eur(before), after: eur(after) });
        const distance = BigInt(after) - BigInt(before);
        const isMore =
          (distance < 0n ? -distance : distance) * 10_000n > BigInt(limit) * BigInt(before);
        expect(before === 0 ? moved : Math.abs(moved ?? 0) > limit).toBe(
          before === 0 ? undefined : isMore,
        );
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])(
    'that is no amount (%s) is above every limit',
    (wrong) => {
      expect(isAbove({ minor: wrong, currency: 'EUR' }, { EUR: 1e9 })).toBe(true);
    },
  );
});
