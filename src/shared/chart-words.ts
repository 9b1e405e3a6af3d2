import type { ChartData } from './digest.ts';
import { formatMoney, moneyOf } from './money.ts';

/** A value of a chart as people read it: `€1,234.50` where the unit is a currency, else `1,234 clicks`. */
export function chartValue(value: number, unit: string): string {
  if (isCurrency(unit)) return formatMoney(moneyOf(value, unit));
  const number = value.toLocaleString('en', { maximumFractionDigits: 2 });
  return unit === '%' ? `${number} %` : `${number} ${unit}`;
}

/** On a column or a point: whole where it is large, `€1,195`, `€1.2M`; `€0.52` where it is small. */
export function shortValue(value: number, unit: string): string {
  const size = Math.abs(value);
  if (size >= 100_000) return axisValue(value, unit);
  const isWhole = Number.isInteger(value) || size >= 100;
  const number = value.toLocaleString('en', {
    ...(isCurrency(unit) ? { style: 'currency', currency: unit } : { maximumFractionDigits: 2 }),
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  return unit === '%' ? `${number} %` : number;
}

/** On an axis, where room is short: `€1.2K`, `300`. */
export function axisValue(value: number, unit: string): string {
  const isSmall = Math.abs(value) < 10 && !Number.isInteger(value);
  const short = { notation: 'compact', maximumFractionDigits: isSmall ? 2 : 1 } as const;
  if (!isCurrency(unit)) return `${value.toLocaleString('en', short)}${unit === '%' ? ' %' : ''}`;
  return value.toLocaleString('en', {
    ...short,
    style: 'currency',
    currency: unit,
    minimumFractionDigits: isSmall ? 2 : 0,
  });
}

/** What a chart is over: `7 – 20 Nov 2026, Europe/Berlin`. */
export function chartSpan({ days, zone }: Pick<ChartData, 'days' | 'zone'>): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return zone;
  const [from, to] = [chartDay(first), chartDay(last)];
  const [fromYear, toYear] = [first.slice(0, 4), last.slice(0, 4)];
  const end = `${to} ${toYear}, ${zone}`;
  if (first === last) return end;
  if (fromYear !== toYear) return `${from} ${fromYear} – ${end}`;
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))} – ${end}`
    : `${from} – ${end}`;
}

/** `20 Nov`. */
export const chartDay = (day: string): string => dayAndMonth.format(at(day));

const isCurrency = (unit: string): boolean => /^[A-Z]{3}$/u.test(unit);

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
