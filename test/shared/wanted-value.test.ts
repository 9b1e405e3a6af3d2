import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../../src/shared/money.ts';
import { mostPercentUp, newValue, parseWanted } from '../../src/shared/wanted-value.ts';

const eur = (minor: number): Money => ({ minor, currency: 'EUR' });
const wanted = (text: string, before: Money = eur(45)) => newValue(parseWanted(text), before);

describe('a value as people type it', () => {
  it.each([
    ['0.75', 75],
    ['1.5', 150],
    ['1', 100],
    ['+10%', 50],
    ['-5 %', 43],
    ['+ 10 %', 50],
    ['12.5%', 51],
    [' 2 ', 200],
  ])('%s of €0.45 is %d cents', (text, minor) => {
    expect(wanted(text)).toEqual({ after: eur(minor) });
  });

  it.each([
    ['1,50', 'write 1.50'],
    ['1,500', 'write 1500 or 1.500'],
    ['0', '/adops pause'],
    ['0.00', '/adops pause'],
    ['-100%', '/adops pause'],
    ['-150%', '/adops pause'],
    ['-0.5', 'a percentage such as +10%'],
    ['+0.5', 'a percentage such as +10%'],
    ['abc', 'write an amount such as 0.75'],
    ['', 'write an amount such as 0.75'],
    ['1e3', 'write an amount such as 0.75'],
    ['€1', 'write an amount such as 0.75'],
    ['0.755', 'round it'],
    ['0.45', 'leave it out'],
    ['+0%', 'leave it out'],
    ['+1%', 'write the new amount itself'],
    ['+1000%', 'write the new amount itself'],
    ['0.00001%', 'write one such as +10%'],
    ['99999999999999999', 'give a smaller one'],
  ])('%s is turned away with what to do', (text, fix) => {
    expect(wanted(text)).toMatchObject({ fix: expect.stringContaining(fix) });
  });

  it('knows currencies without decimals', () => {
    const yen = { minor: 100, currency: 'JPY' };
    expect(wanted('110', yen)).toEqual({ after: { minor: 110, currency: 'JPY' } });
    expect(wanted('110.5', yen)).toMatchObject({ message: 'JPY has no decimals, «110.5» has 1' });
    expect(wanted('+10%', yen)).toEqual({ after: { minor: 110, currency: 'JPY' } });
  });
});

describe('percentages', () => {
  const amounts = fc.integer({ min: 1, max: 10 ** 12 });
  const hundredths = fc.integer({ min: -9_999, max: mostPercentUp * 100 });

  it('are exact to the cent, half a cent up', () => {
    fc.assert(
      fc.property(amounts, hundredths, (minor, part) => {
        const exact = BigInt(minor) * BigInt(10_000 + part);
        const rounded = (exact * 2n + 10_000n) / 20_000n;
        const value = newValue({ kind: 'percent', percent: part / 100 }, eur(minor));
        // Only what would be as before, or nothing, is turned away.
        const allowed = 'after' in value ? [BigInt(value.after.minor)] : [BigInt(minor), 0n];
        expect(allowed).toContain(rounded);
      }),
    );
  });

  it('never lose a cent: up by as much as there is and down to it again', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const up = newValue({ kind: 'percent', percent: 100 }, eur(minor));
        expect(up).toEqual({ after: eur(2 * minor) });
        expect(newValue({ kind: 'percent', percent: -50 }, eur(2 * minor))).toEqual({
          after: eur(minor),
        });
      }),
    );
  });

  it('keep their order: more percent is never less money', () => {
    fc.assert(
      fc.property(amounts, hundredths, hundredths, (minor, one, other) => {
        const [low = 0, high = Infinity] = [Math.min(one, other), Math.max(one, other)].map(
          (part) => {
            const value = newValue({ kind: 'percent', percent: part / 100 }, eur(minor));
            return 'after' in value ? value.after.minor : undefined;
          },
        );
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});
