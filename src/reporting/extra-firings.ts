import type { Timing } from '../shared/digest.ts';
import { addDays, clockAt, dayAt, instantsOf } from '../shared/local-time.ts';
import { dueOn } from './due-times.ts';

/** One time of the clock on one day, as a calendar of a Temporal Schedule takes it; January is 1. */
export interface Firing {
  year: number;
  month: number;
  dayOfMonth: number;
  hour: number;
  minute: number;
}

/** How far ahead the clocks' changes are looked up. */
const years = 10;

/**
 * When a schedule has to fire besides its time of the clock: on days whose clock skips that time, which Temporal leaves
 * out without a word (measured: 02:30 in Europe/Berlin does not run on the last Sunday of March). For the ten
 * years after `now` (instant); none for the times that no clock skips.
 */
export function extraFirings(timing: Timing, now: string): Firing[] {
  const today = dayAt(Date.parse(now) / 1000, timing.zone);
  const days = Array.from({ length: years * 366 }, (_, count) => addDays(today, count));
  return days.flatMap((day) => {
    const due = dueOn(timing, day);
    const isThere = instantsOf({ day, time: `${timing.time}:00` }, timing.zone).length > 0;
    return due === undefined || isThere ? [] : [firing(clockAt(due / 1000, timing.zone))];
  });
}

function firing(clock: string): Firing {
  const [year = 0, month = 0, dayOfMonth = 0, hour = 0, minute = 0] = clock
    .split(/\D/u)
    .map(Number);
  return { year, month, dayOfMonth, hour, minute };
}
