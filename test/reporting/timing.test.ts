import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueTimes } from '../../src/reporting/due-times.ts';
import { extraFirings } from '../../src/reporting/extra-firings.ts';
import { newestDue } from '../../src/reporting/newest-due.ts';
import { periodKeyOf } from '../../src/reporting/period-key-of.ts';
import { quietUntil } from '../../src/reporting/quiet-until.ts';
import type { Timing } from '../../src/shared/digest.ts';

const daily = (time: string, zone = 'Europe/Berlin'): Timing => ({
  time,
  zone,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
});

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Nuuk',
  'Africa/Cairo',
];

describe('a subscription is due', () => {
  it('at its time of the clock, in winter and in summer', () => {
    const friday = { ...daily('08:30'), weekdays: [1, 5] };
    expect(dueTimes(friday, { from: '2027-03-26T00:00:00Z', to: '2027-03-30T00:00:00Z' })).toEqual([
      '2027-03-26T07:30:00.000Z',
      '2027-03-29T06:30:00.000Z',
    ]);
  });

  it.each([
    ['02:30', 'Europe/Berlin', '2027-03-28', '2027-03-28T01:30:00.000Z'],
    ['02:30', 'Europe/Berlin', '2027-10-31', '2027-10-31T01:30:00.000Z'],
    ['01:30', 'America/New_York', '2027-11-07', '2027-11-07T06:30:00.000Z'],
    ['02:15', 'Australia/Lord_Howe', '2027-10-03', '2027-10-02T15:45:00.000Z'],
    ['23:30', 'America/Nuuk', '2027-03-27', '2027-03-28T01:30:00.000Z'],
  ])('once though the clock skips or repeats %s in %s on %s', (time, zone, day, due) => {
    const around = {
      from: new Date(Date.parse(due) - 23 * 3_600_000).toISOString(),
      to: new Date(Date.parse(due) + 22 * 3_600_000).toISOString(),
    };
    expect(dueTimes(daily(time, zone), around)).toEqual([due]);
    expect(periodKeyOf(daily(time, zone), due)).toBe(day);
  });

  it('once a day in every zone, at every time', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const start = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, start, (zone, at, first) => {
        const timing = daily(at, zone);
        const from = new Date(first).toISOString();
        const to = new Date(first + 30 * 86_400_000).toISOString();
        const times = dueTimes(timing, { from, to });
        const keys = times.map((due) => periodKeyOf(timing, due));
        expect(new Set(keys).size).toBe(times.length);
        // An hour more or less where the clocks change.
        expect([29, 30, 31]).toContain(times.length);
        expect(times).toEqual(times.toSorted());
        expect(newestDue({ timing, since: from, now: to })).toBe(times.at(-1));
      }),
      { numRuns: 60 },
    );
  });

  it('the newest time of those that are over, both ends included', () => {
    const timing = { ...daily('08:30'), weekdays: [1, 2, 3, 4, 5] };
    const since = '2026-11-16T07:30:00.000Z';
    const newest = (now: string) => newestDue({ timing, since, now });
    expect(newest('2026-11-22T12:00:00Z')).toBe('2026-11-20T07:30:00.000Z');
    expect(newest('2026-11-20T07:29:59Z')).toBe('2026-11-19T07:30:00.000Z');
    expect(newest('2026-11-16T07:30:00Z')).toBe(since);
    expect(newest('2026-11-16T07:29:00Z')).toBeUndefined();
  });

  it('and has to fire besides where the clock skips its time', () => {
    const now = '2026-11-21T00:00:00Z';
    expect(extraFirings(daily('08:30'), now)).toEqual([]);
    expect(extraFirings(daily('03:00'), now)).toEqual([]);
    const skipped = extraFirings(daily('02:30'), now);
    expect(skipped).toHaveLength(10);
    expect(skipped[0]).toEqual({ year: 2027, month: 3, dayOfMonth: 28, hour: 3, minute: 30 });
    // The clocks change on Sundays.
    expect(extraFirings({ ...daily('02:30'), weekdays: [1] }, now)).toEqual([]);
  });
});

describe('quiet hours', () => {
  const timing = daily('08:30');
  const night = { from: '22:00', to: '07:00' };
  const at = (instant: string, quiet = night) => quietUntil({ timing, quiet, at: instant });

  it.each([
    ['2026-11-20T21:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['2026-11-21T05:59:59Z', '2026-11-21T06:00:00.000Z'],
    ['2026-11-21T06:00:00Z', undefined],
    ['2026-11-20T20:59:00Z', undefined],
    // The short night and the long one.
    ['2027-03-27T22:00:00Z', '2027-03-28T05:00:00.000Z'],
    ['2027-10-30T21:00:00Z', '2027-10-31T06:00:00.000Z'],
  ])('at %s until %s', (instant, end) => {
    expect(at(instant)).toBe(end);
  });

  it('may lie within one day, be none, and never end in the past', () => {
    const noon = { from: '12:00', to: '14:00' };
    expect(at('2026-11-21T11:30:00Z', noon)).toBe('2026-11-21T13:00:00.000Z');
    expect(at('2026-11-21T13:00:00Z', noon)).toBeUndefined();
    expect(at('2026-11-21T11:30:00Z', { from: '12:30', to: '12:30' })).toBeUndefined();
    expect(quietUntil({ timing, quiet: undefined, at: '2026-11-21T01:00:00Z' })).toBeUndefined();
    // 02:15 for the second time, in the hour that the clock repeats.
    expect(at('2027-10-31T01:15:00Z', { from: '22:00', to: '02:30' })).toBe(
      '2027-10-31T01:30:00.000Z',
    );
  });
});
