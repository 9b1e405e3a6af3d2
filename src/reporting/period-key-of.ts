import type { Timing } from '../shared/digest.ts';
import { addDays, dayAt } from '../shared/local-time.ts';
import { dueOn } from './due-times.ts';

/** The day on the subscription's calendar that a due time belongs to: `2027-01-31`. */
export function periodKeyOf(timing: Timing, dueAt: string): string {
  const due = Date.parse(dueAt);
  const day = dayAt(due / 1000, timing.zone);
  const eve = addDays(day, -1);
  // Where the clock skips the last hour of a day, that day's time comes after midnight.
  return dueOn(timing, day) !== due && dueOn(timing, eve) === due ? eve : day;
}
