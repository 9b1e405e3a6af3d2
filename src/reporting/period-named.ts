import type { Days } from '../shared/evidence-days.ts';
import { dayAt } from '../shared/local-time.ts';
import type { Period } from '../shared/period.ts';
import { reportDays } from '../shared/report-days.ts';
import { periodsOf, sameWeekdaysBefore } from './periods-of.ts';
import type { NamedPeriod } from './read-period-words.ts';

/**
 * The days of a period that somebody named, on the calendar of what it is asked of, and the same weekdays before; or a
 * sentence that says what to do: there is no flight, or the days are not over there.
 */
export function periodNamed(
  period: NamedPeriod,
  of: { now: string; zone: string; flight?: Days },
): { period: Period } | { problem: string } {
  const { zone } = of;
  if (period.kind === 'flight') {
    const [flight] = periodsOf({ names: ['flightToDate'], ...of });
    if (flight !== undefined) return { period: flight };
    const why = of.flight ? `begins on ${of.flight.from} and has no full day yet` : 'is not known';
    return {
      problem: `The flight ${why}. Ask for yesterday, or for days such as 2026-11-01..2026-11-20.`,
    };
  }
  const days = reportDays(period, dayAt(Date.parse(of.now) / 1000, zone));
  if ('problem' in days) return days;
  const name = nameOf(period);
  return { period: { name, days, before: sameWeekdaysBefore(days), zone } };
}

function nameOf(period: Exclude<NamedPeriod, { kind: 'flight' }>): Period['name'] {
  if (period.kind === 'days') return 'custom';
  return period.of === 'last30' || period.of === 'lastMonth' ? 'custom' : period.of;
}
