import { describe, expect, it } from 'vitest';
import { dayInZone } from '../../src/bot/day-in-zone.ts';

describe('a day in somebody’s zone', () => {
  const late = Date.parse('2026-12-27T23:30:00Z');

  it('is the day it is there, not here', () => {
    expect(dayInZone(late, 'Europe/Berlin', 0)).toBe('2026-12-28');
    expect(dayInZone(late, 'America/New_York', 0)).toBe('2026-12-27');
  });

  it('goes over the end of a year and over a change of clocks', () => {
    expect(dayInZone(late, 'Asia/Tokyo', 7)).toBe('2027-01-04');
    expect(dayInZone(Date.parse('2026-10-24T12:00:00Z'), 'Europe/Berlin', 7)).toBe('2026-10-31');
  });
});
