import type { Mover } from '../shared/digest.ts';
import type { FigureSubject } from '../shared/figure-store.ts';
import { counted } from './figure-of.ts';
import type { FigureBook } from './figure-book.ts';
import type { PeriodSum, SourceSum } from './period-sums.ts';

/** Figures of which is said what moved them. */
const explained = ['spend', 'conversions'] as const;

/** A movement below this part of what was before needs no explanation. */
const leastMovement = 0.05;

/** What explains at least so much of a movement explains it; below the other it is not worth a word. */
const mostOfIt = 0.5;
const leastShare = 0.2;

const mostMovers = 3;

interface Part {
  subject: FigureSubject;
  name: string;
  by: number;
}

interface Level {
  level: 'service' | 'source' | 'campaign';
  parts: Part[];
}

/**
 * For each currency what made spend and conversions move, on the deepest level (service, media plan or client, campaign)
 * where one object explains most of the movement. Sources of which days are missing are left out.
 */
export function movers(sums: readonly PeriodSum[], book: FigureBook): Mover[] {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return [...byCurrency].flatMap(([currency, group]) => {
    const parts = group.flatMap((sum) => sum.parts).filter(isComparable);
    return explained.flatMap((figure) => moversOf(figure, currency, parts, book));
  });
}

function moversOf(
  figure: (typeof explained)[number],
  currency: string,
  parts: readonly SourceSum[],
  book: FigureBook,
): Mover[] {
  const count = counted[figure];
  const before = total(parts.map((part) => part.before?.[count] ?? 0));
  const whole = total(parts.map((part) => (part.now[count] ?? 0) - (part.before?.[count] ?? 0)));
  if (whole === 0 || Math.abs(whole) < leastMovement * Math.abs(before)) return [];
  const found = telling(levelsOf(count, parts, book), whole);
  if (found === undefined) return [];
  return found.parts
    .map((part) => ({ ...part, share: part.by / whole }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostMovers)
    .map((part) => ({ ...part, level: levelOf(part.subject), figure, currency }));
}

function levelOf({ kind }: FigureSubject): Mover['level'] {
  return kind === 'service' || kind === 'media plan' || kind === 'client' ? kind : 'campaign';
}

/** One object alone on its level says nothing. */
function telling(levels: Level[], whole: number): Level | undefined {
  const shares = levels
    .filter(({ parts }) => parts.length > 1)
    .map((level) => ({ level, share: Math.max(...level.parts.map(({ by }) => by / whole)) }));
  return (
    shares.findLast(({ share }) => share >= mostOfIt)?.level ??
    shares.findLast(({ share }) => share >= leastShare)?.level
  );
}

function levelsOf(
  count: 'spent' | 'conversions',
  parts: readonly SourceSum[],
  book: FigureBook,
): Level[] {
  const sources = parts.map(({ source, now, before }) => ({
    subject: source.subject,
    name: source.name,
    by: (now[count] ?? 0) - (before?.[count] ?? 0),
  }));
  const campaigns = parts.flatMap(({ source, period }) =>
    book.campaigns(source.subject).map(({ subject, name }) => {
      const now = book.counts(subject, period.days)[count] ?? 0;
      const before = period.before && book.counts(subject, period.before)[count];
      return { subject, name, by: now - (before ?? 0) };
    }),
  );
  return [
    { level: 'service', parts: services(sources) },
    { level: 'source', parts: sources },
    { level: 'campaign', parts: campaigns },
  ];
}

function services(parts: readonly Part[]): Part[] {
  return [...Map.groupBy(parts, ({ subject }) => subject.source)].map(([source, own]) => ({
    subject: { source, kind: 'service', id: source },
    name: source === 'social' ? 'Social' : 'Search',
    by: total(own.map(({ by }) => by)),
  }));
}

/** Whether all is known, now and before. */
const isComparable = ({ before, missingDays, missingBefore }: SourceSum): boolean =>
  before !== undefined && missingDays.length === 0 && missingBefore.length === 0;

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
