import { cellsOf } from '../../reporting/cells-of.ts';
import { isSmallWhole } from '../../reporting/small-sample.ts';
import { isKnown, sumCounts } from '../../reporting/sum-counts.ts';
import type { Counts } from '../../shared/counts.ts';
import type { ChartData } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import { figureNames, type FigureCell, type FigureName } from '../../shared/figure.ts';
import type { DayFigures } from '../../shared/figure-store.ts';
import { decimalsOf } from '../../shared/money.ts';
import type { Period } from '../../shared/period.ts';
import type { StatsKind, StatsRow, StatsView } from '../../shared/stats.ts';
import { daysIn } from '../figures/open-days.ts';

/** One object with what it brought, by day. */
export interface StatsPart {
  kind: StatsKind;
  id: string;
  name: string;
  currency: string;
  zone: string;
  days: DayFigures[];
}

/** What is shown of a part beside others. */
const rowFigures: FigureName[] = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'conversions',
  'cpa',
];

/** More are in the file. */
const mostRows = 20;

/** What is known of an object over a period, from what it brought each day; `parts`: what is in it. */
export function figuresIn(
  own: StatsPart | undefined,
  { parts, period }: { parts: StatsPart[]; period: Period },
): Pick<StatsView, 'cells' | 'small' | 'missingDays' | 'rows' | 'charts'> & { unshown: number } {
  const rows = parts
    .map((part) => ({ part, spent: countsIn(part, period.days).spent ?? 0 }))
    .toSorted((one, other) => other.spent - one.spent)
    .map(({ part }) => rowOf(part, period));
  const shown = rows.slice(0, mostRows);
  const unshown = rows.length - shown.length;
  if (own === undefined) {
    return { cells: [], small: false, missingDays: [], rows: shown, charts: [], unshown };
  }
  return {
    cells: cells(figureNames, own, period),
    small: isSmallWhole(countsIn(own, period.days)),
    missingDays: missingIn(own, period.days),
    rows: shown,
    charts: chartsOf(own, period),
    unshown,
  };
}

function rowOf(part: StatsPart, period: Period): StatsRow {
  const { kind, id, name, currency } = part;
  return { kind, id, name, currency, cells: cells(rowFigures, part, period) };
}

/** A period with days of which nothing is known is not compared: it is not less, it is not known. */
function cells(
  names: readonly FigureName[],
  part: StatsPart,
  { days, before }: Period,
): FigureCell[] {
  const was = before && countsIn(part, before);
  const all = cellsOf(names, countsIn(part, days), was);
  const why =
    missingIn(part, days).length > 0
      ? 'no data yet'
      : before !== undefined && missingIn(part, before).length > 0
        ? 'nothing before'
        : undefined;
  return why === undefined ? all : all.map((cell) => ({ ...cell, change: { kind: 'none', why } }));
}

const countsIn = ({ days }: StatsPart, { from, to }: Days): Counts =>
  sumCounts(days.filter(({ day }) => day >= from && day <= to).map(({ counts }) => counts));

function missingIn({ days }: StatsPart, within: Days): string[] {
  const known = new Set(days.filter(({ counts }) => isKnown(counts)).map(({ day }) => day));
  return daysIn(within).filter((day) => !known.has(day));
}

/** Spend, and what it brought: conversions where there are any, else clicks. */
function chartsOf(part: StatsPart, { days }: Period): ChartData[] {
  const { zone, currency, name } = part;
  const shown = daysIn(days).slice(-mostDays);
  const byDay = new Map(part.days.map(({ day, counts }) => [day, counts]));
  const valuesOf = (count: keyof Counts) => shown.map((day) => byDay.get(day)?.[count] ?? null);
  const hasConversions = valuesOf('conversions').some((value) => (value ?? 0) > 0);
  const brought = hasConversions ? 'conversions' : 'clicks';
  const scale = 10 ** decimalsOf(currency);
  const spent = valuesOf('spent').map((minor) => (minor === null ? null : minor / scale));
  const chart = (title: string, unit: string, values: (number | null)[]): ChartData => ({
    title,
    unit,
    days: shown,
    zone,
    series: [{ name, values }],
  });
  const both = [
    chart('Spend a day', currency, spent),
    chart(hasConversions ? 'Conversions a day' : 'Clicks a day', brought, valuesOf(brought)),
  ];
  return shown.length < 2
    ? []
    : both.filter(({ series }) => series[0]?.values.some((value) => value !== null));
}

/** Slack draws no more. */
const mostDays = 20;
