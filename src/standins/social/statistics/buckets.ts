import { refuseField } from '../../serve/refusal.ts';
import { dayAt, daysFrom, monthOf } from './calendar.ts';

/** Which days are asked for, and how they are put together. Moments are Unix seconds. */
export interface Period {
  aggregate?: 'month' | 'day' | 'period' | undefined;
  start_date?: number | undefined;
  end_date?: number | undefined;
}

/** Where there can be anything at all, in Unix milliseconds. */
export interface Known {
  from: number;
  to: number;
  timeZone: string;
}

/**
 * The days of each row, in the order of time. A day belongs to the period if any of it does; the very moment of the
 * end does not. Rows of days and months are there for every one of the period, so that it can be seen which is which.
 */
export function bucketsOf(
  { aggregate = 'period', start_date, end_date }: Period,
  { from, to, timeZone }: Known,
): number[][] {
  const start = start_date === undefined ? from : start_date * 1000;
  const end = end_date === undefined ? to : end_date * 1000;
  if (aggregate === 'period') {
    return [daysOf(Math.max(start, from), Math.min(end, to), timeZone)];
  }
  if (end - start > longestMs) throw refuseField('end_date', 'is more than ten years later');
  if (end > latestMs) throw refuseField('end_date', 'is too far in the future');
  const days = daysOf(start, end, timeZone);
  if (aggregate === 'day') return days.map((day) => [day]);
  return [...Map.groupBy(days, monthOf).values()];
}

const longestMs = 3660 * 86_400_000;
const latestMs = Date.UTC(9999, 11, 31);

function daysOf(start: number, end: number, timeZone: string): number[] {
  if (end < start) return [];
  const lastMoment = Math.max(start, end - 1);
  return daysFrom(dayAt(start, timeZone), dayAt(lastMoment, timeZone));
}
