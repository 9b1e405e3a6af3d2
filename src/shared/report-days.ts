import type { Days } from './evidence-days.ts';
import { addDays } from './local-time.ts';
import type { ReportPeriod } from './report.ts';

/**
 * The full days of a report's period for somebody whose calendar shows `today`, which is not over yet. On the first of a
 * month «this month» is the one before.
 */
export function reportDays(period: ReportPeriod, today: string): Days | { problem: string } {
  const yesterday = addDays(today, -1);
  if (period.kind === 'days') {
    const { from, to } = period;
    if (from > to) return { problem: `The period ends on ${to}, before it begins on ${from}.` };
    if (from >= today) {
      return { problem: `The period begins on ${from}: no figures of it can be there yet.` };
    }
    if (to >= today) {
      return {
        problem: `The period ends on ${to}, which is not over yet. Take ${yesterday} or a day before.`,
      };
    }
    return { from, to };
  }
  switch (period.of) {
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last7':
      return { from: addDays(today, -7), to: yesterday };
    case 'last30':
      return { from: addDays(today, -30), to: yesterday };
    case 'monthToDate':
      return { from: firstOf(yesterday), to: yesterday };
    case 'lastMonth': {
      const to = addDays(firstOf(today), -1);
      return { from: firstOf(to), to };
    }
  }
}

/** `last 7 days`, `1 Nov`: the period as people say it. */
export function reportPeriodWords(period: ReportPeriod): string {
  return period.kind === 'days' ? `${period.from} to ${period.to}` : words[period.of];
}

const words = {
  yesterday: 'yesterday',
  last7: 'last 7 days',
  last30: 'last 30 days',
  monthToDate: 'this month until yesterday',
  lastMonth: 'last month',
} as const;

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;
