import type { FigureChange, FigureName, FigureUnit } from './figure.ts';
import { decimalsOf, formatMoney } from './money.ts';

/** How each figure is called, and how it is written. */
export const figureWords: Record<FigureName, { label: string; unit: FigureUnit }> = {
  spend: { label: 'Spend', unit: 'money' },
  impressions: { label: 'Impressions', unit: 'count' },
  clicks: { label: 'Clicks', unit: 'count' },
  ctr: { label: 'CTR', unit: 'percent' },
  cpc: { label: 'CPC', unit: 'money' },
  cpm: { label: 'CPM', unit: 'money' },
  conversions: { label: 'Conversions', unit: 'count' },
  conversionRate: { label: 'Conversion rate', unit: 'percent' },
  cpa: { label: 'CPA', unit: 'money' },
  income: { label: 'Income', unit: 'money' },
  roi: { label: 'ROI', unit: 'percent' },
};

/** `€1,234.50`, `41`, `1.23 %`; a dash where it is not known. Money in minor units, with parts of one where it is a rate. */
export function formatFigure(figure: FigureName, value: number | null, currency: string): string {
  if (value === null) return '–';
  const { unit } = figureWords[figure];
  if (unit === 'money') return money(value, currency);
  const digits = unit === 'count' ? 2 : fractionsOf(value);
  const number = rounded(value, digits);
  const text = number.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === 'percent' ? `${text} %` : text;
}

/** `+12 %`, `−0.4 points`, or why there is nothing to say. */
export function formatChange(change: FigureChange): string {
  if (change.kind === 'none') return change.why;
  const by = rounded(change.by, digitsOf(change));
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±';
  return `${sign}${Math.abs(by).toLocaleString('en')} ${change.kind === 'percent' ? '%' : 'points'}`;
}

/** Ten percent need no decimals; half a point needs two. */
function digitsOf({ kind, by }: Exclude<FigureChange, { kind: 'none' }>): number {
  if (kind === 'points') return Math.abs(by) < 1 ? 2 : 1;
  return Math.abs(by) < 10 ? 1 : 0;
}

/** A price of a fraction of a cent would be written as nothing by its currency's own decimals. */
function money(minor: number, currency: string): string {
  const isTiny = minor !== 0 && Math.abs(minor) < 10 && !Number.isInteger(minor);
  if (!isTiny) return formatMoney({ minor: rounded(minor, 0), currency });
  const decimals = decimalsOf(currency);
  return rounded(minor / 10 ** decimals, decimals + 2).toLocaleString('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: decimals + 2,
  });
}

const fractionsOf = (value: number): number => (Math.abs(value) < 100 ? 2 : 0);

/** Never `-0`, which would be written with a sign. */
function rounded(value: number, digits: number): number {
  const scaled = Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits;
  return scaled === 0 ? 0 : Math.sign(value) * scaled;
}
