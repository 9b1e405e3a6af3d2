import { moneyOf } from '../../shared/money.ts';

/**
 * What a service says in major units, in minor ones; `null` stays what it is. Millionths are the finest it says: what
 * is finer comes of adding up.
 */
export function toMinor(major: number | null | undefined, currency: string): number | null {
  if (typeof major !== 'number') return null;
  return moneyOf(toMillionths(major), currency).minor;
}

/** Rounded to six decimals. */
export const toMillionths = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;
