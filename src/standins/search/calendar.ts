import { tzOffset } from '@date-fns/tz';

/*
 * A day is a number here: how many days it is after 1970-01-01. What a calendar calls it needs no time zone; only
 * «today» does.
 */

const dayMs = 86_400_000;

/** `2027-01-31` */
export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;

/** The day it is in a zone, and how much of it is over: from 0 to just below 1, also where a day has 23 hours. */
export function todayIn(timeZone: string, now: number): { day: number; elapsed: number } {
  const local = now + tzOffset(timeZone, new Date(now)) * 60_000;
  const day = Math.floor(local / dayMs);
  const [start, end] = [startOf(day, timeZone), startOf(day + 1, timeZone)];
  return { day, elapsed: (now - start) / (end - start) };
}

/** Unix milliseconds at which a day begins. */
function startOf(day: number, timeZone: string): number {
  const asUtc = day * dayMs;
  const before = tzOffset(timeZone, new Date(asUtc - dayMs)) * 60_000;
  const start = asUtc - before;
  return asUtc - tzOffset(timeZone, new Date(start)) * 60_000;
}

/** The day a week begins with, for each way in which the service counts weeks; Sunday is 0. */
const weeks = { ss: 0, ms: 1, tm: 2, wt: 3, tw: 4, ft: 5, sf: 6 };

const words = (values: Intl.DateTimeFormatOptions, dates: number[]) => {
  const format = new Intl.DateTimeFormat('en', { ...values, timeZone: 'UTC' });
  return dates.map((date) => format.format(date).toUpperCase());
};
const monthNames = words(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 1)),
);
const dayNames = words(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, index) => Date.UTC(2027, 0, 3 + index)),
);

/** What a field that breaks down by time says about a day. */
export const periodFields: Readonly<Record<string, (day: number) => string | number>> = {
  date: dayText,
  epoch_date: dayText,
  year: (day) => at(day).getUTCFullYear(),
  quarter: (day) => Math.floor(at(day).getUTCMonth() / 3) + 1,
  month: (day) => at(day).getUTCMonth() + 1,
  month_name: (day) => monthNames[at(day).getUTCMonth()] ?? '',
  day_of_month: (day) => at(day).getUTCDate(),
  day_of_week: (day) => dayNames[at(day).getUTCDay()] ?? '',
  ...Object.fromEntries(
    Object.entries(weeks).flatMap(([name, first]) => [
      [`${name}weekly_the_year`, (day: number) => yearOf(middleOfWeek(day, first))],
      [`${name}week_of_year`, (day: number) => weekOfYear(middleOfWeek(day, first))],
    ]),
  ),
};

const at = (day: number): Date => new Date(day * dayMs);

const yearOf = (day: number): number => at(day).getUTCFullYear();

/** A week belongs to the year that has most of it: that of its fourth day. */
function middleOfWeek(day: number, first: number): number {
  const sinceFirst = (at(day).getUTCDay() - first + 7) % 7;
  return day - sinceFirst + 3;
}

function weekOfYear(middle: number): number {
  const newYear = Date.UTC(yearOf(middle), 0, 1) / dayMs;
  return Math.floor((middle - newYear) / 7) + 1;
}
