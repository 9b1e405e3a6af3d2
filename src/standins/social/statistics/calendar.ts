import { tzOffset } from '@date-fns/tz';

/*
 * A day is a number here: how many days it is after 1970-01-01. Moments are Unix milliseconds.
 */

const dayMs = 86_400_000;

/** The day a calendar in this zone shows. */
export function dayAt(moment: number, timeZone: string): number {
  return Math.floor((moment + offsetMs(moment, timeZone)) / dayMs);
}

/** When a day begins in this zone. It ends when the next one begins, after 23 hours or 25 at times. */
export function startOfDay(day: number, timeZone: string): number {
  const asUtc = day * dayMs;
  const near = asUtc - offsetMs(asUtc - dayMs, timeZone);
  return asUtc - offsetMs(near, timeZone);
}

/** `2027-01-31` */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** `2027-01` */
export const monthOf = (day: number): string => dayText(day).slice(0, 7);

/** All days from the first to the last, both included; none if the last is before the first. */
export function daysFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function offsetMs(moment: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(moment)) * 60_000;
}
