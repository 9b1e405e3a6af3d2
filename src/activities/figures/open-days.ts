import { isSettled } from '../../reporting/is-settled.ts';
import { isKnown } from '../../reporting/sum-counts.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { DayFigures } from '../../shared/figure-store.ts';
import { addDays, dayAt, daysBetween } from '../../shared/local-time.ts';

/** What makes a day one that need not be asked for. */
export interface Asked {
  days: Days;
  zone: string;
  /** Unix milliseconds: what was read from then on is new enough, however young its day. */
  since: number;
  /** Unix milliseconds. */
  now: number;
}

/**
 * The days that have to be asked for, from the first to the last of them; undefined where the store has all. Days
 * after today are nobody's.
 */
export function openDays(
  known: readonly DayFigures[],
  { days, zone, since, now }: Asked,
): Days | undefined {
  const today = dayAt(now / 1000, zone);
  const to = days.to < today ? days.to : today;
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  const open = daysIn({ from: days.from, to }).filter((day) => {
    const figures = byDay.get(day);
    return figures === undefined || !isGood(figures, zone, since);
  });
  const [first, last] = [open[0], open.at(-1)];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}

/** Each day, in order; none where the last is before the first. */
export function daysIn({ from, to }: Days): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Of what nothing was told the service may tell something later. */
function isGood({ day, counts, readAt }: DayFigures, zone: string, since: number): boolean {
  const isClosed = isKnown(counts) && isSettled({ day, zone, readAt });
  return isClosed || Date.parse(readAt) >= since;
}
