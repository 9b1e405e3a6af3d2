import type { Counts } from '../shared/counts.ts';
import type { DigestSource, PeriodFigures } from '../shared/digest.ts';
import type { Days } from '../shared/evidence-days.ts';
import type { FigureCell, FigureName } from '../shared/figure.ts';
import { addDays } from '../shared/local-time.ts';
import type { Period, PeriodName } from '../shared/period.ts';
import { cellsOf } from './cells-of.ts';
import type { FigureBook } from './figure-book.ts';
import { periodsOf } from './periods-of.ts';
import { isSmallWhole } from './small-sample.ts';
import { sumCounts } from './sum-counts.ts';

/** What one source brought in a period, and on the same weekdays before. */
export interface SourceSum {
  source: DigestSource;
  period: Period;
  now: Counts;
  before?: Counts;
  /** Days of its flight of which nothing is known, now and before. */
  missingDays: string[];
  missingBefore: string[];
}

/** The same for all sources that share a currency and a zone. */
export interface PeriodSum extends Omit<SourceSum, 'source'> {
  currency: string;
  parts: SourceSum[];
}

/** One for each currency and zone, in the order of the sources; none where the period is of no source. */
export function periodSums(
  name: PeriodName,
  now: string,
  sources: readonly DigestSource[],
  book: FigureBook,
): PeriodSum[] {
  const parts = sources.flatMap((source) => sourceSum(name, now, source, book) ?? []);
  const groups = Map.groupBy(parts, ({ source }) => `${source.currency} ${source.zone}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [together(first, group)];
  });
}

/** What a digest says of it. */
export function periodFigures(figures: readonly FigureName[], sum: PeriodSum): PeriodFigures {
  const { period, currency, parts, now, missingDays } = sum;
  const small = isSmallWhole(now);
  return {
    period,
    currency,
    sources: parts.length,
    cells: cells(figures, sum),
    small,
    missingDays,
  };
}

/** Figures that say that they cannot be compared where days are missing: a part of a week is not less than a week. */
export function cells(
  figures: readonly FigureName[],
  sum: Pick<SourceSum, 'now' | 'before' | 'missingDays' | 'missingBefore'>,
): FigureCell[] {
  const { now, before, missingDays, missingBefore } = sum;
  const why =
    missingDays.length > 0
      ? 'no data yet'
      : missingBefore.length > 0
        ? 'nothing before'
        : undefined;
  const all = cellsOf(figures, now, before);
  return why === undefined ? all : all.map((cell) => ({ ...cell, change: { kind: 'none', why } }));
}

function sourceSum(
  name: PeriodName,
  now: string,
  source: DigestSource,
  book: FigureBook,
): SourceSum | undefined {
  const { subject, zone, flight } = source;
  const [period] = periodsOf({ names: [name], now, zone, ...(flight && { flight }) });
  if (period === undefined) return undefined;
  const { days, before } = period;
  return {
    source,
    period,
    now: book.counts(subject, days),
    ...(before && { before: book.counts(subject, before) }),
    missingDays: missingOf(source, days, book),
    missingBefore: before === undefined ? [] : missingOf(source, before, book),
  };
}

/** Outside of its flight nothing is expected of a media plan. */
function missingOf({ subject, flight }: DigestSource, { from, to }: Days, book: FigureBook) {
  const missing: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isExpected = flight === undefined || (day >= flight.from && day <= flight.to);
    if (isExpected && !book.knows(subject, day)) missing.push(day);
  }
  return missing;
}

/** The flights of the parts may differ: then the period is from the first of them to the last. */
function together(first: SourceSum, parts: SourceSum[]): PeriodSum {
  const days = {
    from: earliest(parts.map(({ period }) => period.days.from)),
    to: latest(parts.map(({ period }) => period.days.to)),
  };
  return {
    period: { ...first.period, days },
    currency: first.source.currency,
    parts,
    now: sumCounts(parts.map(({ now }) => now)),
    ...(first.before && { before: sumCounts(parts.flatMap(({ before }) => before ?? [])) }),
    missingDays: unique(parts.flatMap(({ missingDays }) => missingDays)),
    missingBefore: unique(parts.flatMap(({ missingBefore }) => missingBefore)),
  };
}

const unique = (days: string[]): string[] => [...new Set(days)].toSorted();
const earliest = (days: string[]): string => days.reduce((one, day) => (day < one ? day : one));
const latest = (days: string[]): string => days.reduce((one, day) => (day > one ? day : one));
