import { describe, expect, it } from 'vitest';
import { scheduleSpec } from '../../src/activities/digest-subscriptions/schedule-spec.ts';

const now = '2026-11-20T10:00:00Z';

describe('the times of a schedule', () => {
  it('are those of the clock on the weekdays, in the zone', () => {
    const timing = { time: '08:05', weekdays: [0, 1, 6], zone: 'Europe/Berlin' };
    expect(scheduleSpec(timing, now)).toEqual({
      calendars: [{ hour: 8, minute: 5, dayOfWeek: ['SUNDAY', 'MONDAY', 'SATURDAY'] }],
      timezone: 'Europe/Berlin',
    });
  });

  it('make up for those that the clock skips in spring', () => {
    const timing = { time: '02:30', weekdays: [0], zone: 'Europe/Berlin' };
    const { calendars = [] } = scheduleSpec(timing, now);
    expect(calendars[0]).toEqual({ hour: 2, minute: 30, dayOfWeek: ['SUNDAY'] });
    expect(calendars[1]).toEqual({
      year: 2027,
      month: 'MARCH',
      dayOfMonth: 28,
      hour: 3,
      minute: 30,
    });
    const noSundays = scheduleSpec({ ...timing, weekdays: [1, 2, 3] }, now);
    expect(noSundays.calendars).toHaveLength(1);
  });
});
