import type { Days } from './evidence-days.ts';

const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const withWeekday = new Intl.DateTimeFormat('en-GB', parts);
const withYear = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric' });
const wholeWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const wholeMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `Thu 20 Nov` */
export const dayWords = (day: string): string => written(withWeekday, day);

/** `Sat 1 Nov – Thu 20 Nov`, with the years where there are two, a day alone as one. */
export function daysWords({ from, to }: Days): string {
  if (from === to) return dayWords(from);
  const format = from.slice(0, 4) === to.slice(0, 4) ? withWeekday : withYear;
  return `${written(format, from)} – ${written(format, to)}`;
}

/** `Thursday` */
export const weekdayWords = (day: string): string => wholeWeekday.format(midnight(day));

/** `November` */
export const monthWords = (day: string): string => wholeMonth.format(midnight(day));

/** The comma that some editions of Intl put after the weekday is left out. */
const written = (format: Intl.DateTimeFormat, day: string): string =>
  format.format(midnight(day)).replaceAll(',', '');

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
