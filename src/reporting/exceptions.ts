import type { DigestException, DigestThresholds } from '../shared/digest.ts';
import { subjectKey, type FigureBook } from './figure-book.ts';
import { findMoves } from './find-moves.ts';
import { findOutOfFlight } from './find-out-of-flight.ts';
import { findOverLimit } from './find-over-limit.ts';
import { findStopped } from './find-stopped.ts';
import type { Examined, Finding } from './finding.ts';
import type { PeriodSum, SourceSum } from './period-sums.ts';

const order: Finding['kind'][] = ['over limit', 'stopped', 'out of flight', 'moved'];

/** How many are told; the rest are counted. */
const most = 10;

/**
 * What is wrong, the worst first: spend of a day above its limit, spend that stopped, spend outside of the flight, and
 * figures that moved by more than the threshold. `sums` of the period that is compared; yesterday is that of each zone.
 */
export function exceptions(
  sums: readonly PeriodSum[],
  yesterdays: readonly PeriodSum[],
  thresholds: DigestThresholds,
  book: FigureBook,
): { told: DigestException[]; leftOut: number } {
  const all = [
    ...yesterdays
      .flatMap(({ parts }) => parts)
      .flatMap((part) => [
        ...findOverLimit(part, thresholds.spendAbove),
        ...findStopped(examined(part, book), book),
        ...findOutOfFlight(part, book),
      ]),
    ...sums
      .flatMap(({ parts }) => parts)
      .flatMap((part) => findMoves(examined(part, book), thresholds.movePercent, book)),
  ];
  const stopped = new Set(all.filter(isStopped).map(({ subject }) => subjectKey(subject)));
  const worst = all
    // That its figures fell too goes without saying.
    .filter(
      ({ kind, subject, inside }) =>
        kind !== 'moved' || !(stopped.has(subjectKey(subject)) || stopped.has(subjectKey(inside))),
    )
    .toSorted((one, other) => rank(one) - rank(other) || other.weight - one.weight);
  const told = worst.slice(0, most).map(({ subject, name, sentence, kind }) => {
    return { subject, name, sentence, urgent: kind === 'over limit' };
  });
  return { told, leftOut: worst.length - told.length };
}

function examined(part: SourceSum, book: FigureBook): Examined[] {
  const { subject, name } = part.source;
  const campaigns = book.campaigns(subject);
  return [
    { subject, name, part, isSource: true },
    ...campaigns.map((campaign) => ({ ...campaign, part, isSource: false })),
  ];
}

const isStopped = ({ kind }: Finding): boolean => kind === 'stopped';
const rank = ({ kind }: Finding): number => order.indexOf(kind);
