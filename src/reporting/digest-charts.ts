import type { ChartData, DigestSource } from '../shared/digest.ts';
import type { Counts } from '../shared/counts.ts';
import { addDays } from '../shared/local-time.ts';
import { decimalsOf } from '../shared/money.ts';
import { chartDays, daysOfChart } from './days-needed.ts';
import type { FigureBook } from './figure-book.ts';

/** A line more is one that nobody can tell from the others on a phone. */
const mostLines = 4;

const mostCharts = 4;

/**
 * Spend a day over the last days by currency and zone, a line for each source; and for each zone what it
 * brought, conversions where any are known, else clicks, a line for each service. A day of which something is not known
 * is a gap.
 */
export function digestCharts(
  now: string,
  sources: readonly DigestSource[],
  book: FigureBook,
): ChartData[] {
  const spend = [...Map.groupBy(sources, ({ currency, zone }) => `${currency} ${zone}`).values()];
  const brought = [...Map.groupBy(sources, ({ zone }) => zone).values()];
  const charts = [
    ...spend.map((group) => spendChart(now, group, book)),
    ...brought.map((group) => broughtChart(now, group, book)),
  ];
  return charts.filter((chart) => chart !== undefined).slice(0, mostCharts);
}

function spendChart(now: string, group: DigestSource[], book: FigureBook): ChartData | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const { currency, zone } = first;
  const days = daysOf(now, zone);
  const range = daysOfChart(now, zone);
  const ranked = group
    .map((source) => ({ source, spent: book.counts(source.subject, range).spent ?? 0 }))
    .toSorted((one, other) => other.spent - one.spent)
    .map(({ source }) => source);
  const own = ranked.length <= mostLines ? ranked : ranked.slice(0, mostLines - 1);
  const rest = ranked.slice(own.length);
  const series = [
    ...own.map((source) => ({ name: source.name, of: [source] })),
    ...(rest.length === 0 ? [] : [{ name: `${rest.length} others`, of: rest }]),
  ].map(({ name, of }) => ({
    name,
    values: valuesOf('spent', of, days, book).map((value) => major(value, currency)),
  }));
  return chart({ title: 'Spend a day', unit: currency, days, zone, series });
}

function broughtChart(now: string, group: DigestSource[], book: FigureBook): ChartData | undefined {
  const zone = group[0]?.zone ?? 'UTC';
  const days = daysOf(now, zone);
  const range = daysOfChart(now, zone);
  const hasConversions = group.some(
    ({ subject }) => (book.counts(subject, range).conversions ?? 0) > 0,
  );
  const unit = hasConversions ? 'conversions' : 'clicks';
  const series = [...Map.groupBy(group, ({ subject }) => subject.source)].map(([service, of]) => ({
    name: service === 'social' ? 'Social' : 'Search',
    values: valuesOf(unit, of, days, book),
  }));
  const title = hasConversions ? 'Conversions a day' : 'Clicks a day';
  return chart({ title, unit, days, zone, series });
}

/** Nothing known at all is no picture. */
const chart = (data: ChartData): ChartData | undefined =>
  data.series.some(({ values }) => values.some((value) => value !== null)) ? data : undefined;

/** Before and after its flight a media plan adds nothing, and leaves no gap. */
function valuesOf(
  count: keyof Counts,
  sources: readonly DigestSource[],
  days: readonly string[],
  book: FigureBook,
): (number | null)[] {
  return days.map((day) => {
    const due = sources.filter(
      ({ subject, flight }) =>
        book.on(subject, day)[count] !== null ||
        flight === undefined ||
        (day >= flight.from && day <= flight.to),
    );
    const values = due.map(({ subject }) => book.on(subject, day)[count]);
    const known = values.filter((value) => value !== null);
    if (known.length < values.length || known.length === 0) return null;
    return known.reduce((sum, value) => sum + value, 0);
  });
}

function daysOf(now: string, zone: string): string[] {
  const { from } = daysOfChart(now, zone);
  return Array.from({ length: chartDays }, (_, count) => addDays(from, count));
}

const major = (minor: number | null, currency: string): number | null =>
  minor === null ? null : minor / 10 ** decimalsOf(currency);
