import { addDays, daysBetween } from './local-time.ts';

/** Days from the first to the last, `2027-01-31`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The last seven full days before `today`, and the same weekdays before them. */
export function lastSevenDays(today: string): { now: Days; before: Days } {
  const now = { from: addDays(today, -7), to: addDays(today, -1) };
  return { now, before: shifted(now, 1) };
}

/**
 * The full days from the one after a change until yesterday, at most seven; where there is none yet, the day of the
 * change itself. And the same weekdays, as late as may be, before the change.
 */
export function daysAround(changedOn: string, today: string): { before: Days; after: Days } {
  const first = addDays(changedOn, 1);
  const full = Math.min(daysBetween(changedOn, today) - 1, 7);
  const after =
    full < 1 ? { from: changedOn, to: changedOn } : { from: first, to: addDays(changedOn, full) };
  return { before: shifted(after, full === 7 ? 2 : 1), after };
}

const shifted = ({ from, to }: Days, weeks: number): Days => ({
  from: addDays(from, -7 * weeks),
  to: addDays(to, -7 * weeks),
});
