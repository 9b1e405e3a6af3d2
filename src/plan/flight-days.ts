import { dayAt } from '../shared/local-time.ts';

/** First and last day of a flight given in Unix seconds, as the calendar in `timeZone` has them. */
export function flightDays(
  { start_date, end_date }: { start_date: number; end_date?: number | undefined },
  timeZone: string,
): { startOn: string; endOn?: string } {
  const startOn = dayAt(start_date, timeZone);
  // An end at midnight is the end of the day before.
  return end_date === undefined ? { startOn } : { startOn, endOn: dayAt(end_date - 1, timeZone) };
}
