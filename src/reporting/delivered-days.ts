import type { Counts } from '../shared/counts.ts';
import { addDays } from '../shared/local-time.ts';
import type { PacingInput } from './pacing-input.ts';
import { yesterdayOf } from './periods-of.ts';
import { sumCounts, unknownCounts } from './sum-counts.ts';

/** The full days of a flight so far, and what is known of them. */
export interface DeliveredDays {
  /** Earliest first; the last is yesterday, or the last of the flight. */
  days: { day: string; counts: Counts }[];
  /** Those of which nothing is known. */
  missing: string[];
  /** Minor units, of the days that are known. */
  spent: number;
  /** The last full day, whether in the flight or not. */
  yesterday: string;
}

export function deliveredDays({ now, zone, flight, days: rows }: PacingInput): DeliveredDays {
  const yesterday = yesterdayOf(now, zone);
  const end = flight.to === undefined || flight.to > yesterday ? yesterday : flight.to;
  const byDay = new Map(rows.map(({ day, counts }) => [day, counts]));
  const days: DeliveredDays['days'] = [];
  for (let day = flight.from; day <= end; day = addDays(day, 1)) {
    days.push({ day, counts: byDay.get(day) ?? unknownCounts });
  }
  return {
    days,
    missing: days.filter(({ counts }) => counts.spent === null).map(({ day }) => day),
    spent: sumCounts(days.map(({ counts }) => counts)).spent ?? 0,
    yesterday,
  };
}
