import type { Days } from '../shared/evidence-days.ts';
import { addDays, dayAt, daysBetween } from '../shared/local-time.ts';
import type { Period, PeriodName } from '../shared/period.ts';

/** When periods are asked for, and on whose calendar. */
export interface PeriodQuestion {
  names: readonly PeriodName[];
  /** Instant. */
  now: string;
  /** IANA; the calendar that the figures are kept on. */
  zone: string;
  flight?: Days;
}

/**
 * Full days only: a day ends at midnight of the zone, and today is in none. On the 1st of a month «month to date» is
 * the whole month before. «Flight to date» is left out where there is no flight or it has no full day yet.
 */
export function periodsOf({ names, now, zone, flight }: PeriodQuestion): Period[] {
  const yesterday = yesterdayOf(now, zone);
  return names.flatMap((name): Period[] => {
    const days = daysOf(name, yesterday, flight);
    if (days === undefined) return [];
    if (name === 'flightToDate') return [{ name, days, zone }];
    return [{ name, days, before: sameWeekdaysBefore(days), zone }];
  });
}

/** The last full day on the calendar of a zone. */
export const yesterdayOf = (now: string, zone: string): string =>
  addDays(dayAt(Date.parse(now) / 1000, zone), -1);

/** As many days on the same weekdays, as late as may be before them. */
export function sameWeekdaysBefore({ from, to }: Days): Days {
  const weeks = Math.ceil((daysBetween(from, to) + 1) / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

function daysOf(name: PeriodName, yesterday: string, flight: Days | undefined): Days | undefined {
  if (name === 'yesterday') return { from: yesterday, to: yesterday };
  if (name === 'last7') return { from: addDays(yesterday, -6), to: yesterday };
  if (name === 'monthToDate') return { from: `${yesterday.slice(0, 8)}01`, to: yesterday };
  if (flight === undefined || flight.from > yesterday) return undefined;
  return { from: flight.from, to: flight.to < yesterday ? flight.to : yesterday };
}
