import { decimalsOf, type Money } from '../shared/money.ts';

/** Money as people type it: `500 EUR`, `12.50 EUR`. */
export function formatAmount({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const major = minor / 10 ** decimals;
  return `${Number.isInteger(major) ? major : major.toFixed(decimals)} ${currency}`;
}
