import type { ScheduleSpec } from '@temporalio/client';
import { extraFirings } from '../../reporting/extra-firings.ts';
import type { Timing } from '../../shared/digest.ts';

/** When Temporal starts a subscription. `now`: an instant. */
export function scheduleSpec(timing: Timing, now: string): ScheduleSpec {
  const { time, weekdays, zone } = timing;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    calendars: [
      { hour, minute, dayOfWeek: weekdays.map((day) => dayNames[day] ?? 'SUNDAY') },
      ...extraFirings(timing, now).map((firing) => ({
        ...firing,
        month: monthNames[firing.month - 1] ?? 'JANUARY',
      })),
    ],
    timezone: zone,
  };
}

const dayNames = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;

const monthNames = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const;
