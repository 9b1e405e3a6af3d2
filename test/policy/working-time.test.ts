import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWorking, type WorkingHours } from '../../src/policy/working-time.ts';
import { clockAt } from '../../src/shared/local-time.ts';

const everyDay: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
];
const office = {
  zone: 'Europe/Berlin',
  days: everyDay.slice(0, 5),
  from: '09:00',
  until: '18:00',
  holidays: [],
};
const night = { ...office, days: everyDay, from: '00:00', until: '06:00' };
const round = { ...office, days: everyDay, from: '00:00', until: '24:00' };

const at = (instant: string) => Date.parse(instant) / 1000;
const shown = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 16);

describe('working time', () => {
  it.each<[string, number, string, WorkingHours, string | undefined]>([
    ['the present moment is working time', 0, '2026-11-23T08:00Z', [office], '2026-11-23T08:00'],
    ['closing time is not', 0, '2026-11-23T17:00Z', [office], '2026-11-24T08:00'],
    ['an hour ends at closing time', 1, '2026-11-23T16:00Z', [office], '2026-11-23T17:00'],
    ['an hour goes over the weekend', 1, '2026-11-27T16:30Z', [office], '2026-11-30T08:30'],
    ['over the end of a month and of a year', 9, '2026-12-31T16:00Z', [office], '2027-01-01T16:00'],
    [
      'over holidays',
      1,
      '2026-12-31T16:30Z',
      [{ ...office, holidays: ['2027-01-01'] }],
      '2027-01-04T08:30',
    ],
    ['over 29 February', 1, '2028-02-28T16:30Z', [office], '2028-02-29T08:30'],
    [
      'the office moves with the clock in spring',
      0,
      '2026-03-28T12:00Z',
      [{ ...office, days: everyDay }],
      '2026-03-28T12:00',
    ],
    [
      'and opens an hour earlier by the sun',
      0,
      '2026-03-28T20:00Z',
      [{ ...office, days: everyDay }],
      '2026-03-29T07:00',
    ],
    ['a night in spring has an hour less', 5, '2026-03-28T23:00Z', [night], '2026-03-29T04:00'],
    ['so that six hours do not fit into it', 6, '2026-03-28T23:00Z', [night], '2026-03-29T23:00'],
    ['a night in autumn has an hour more', 7, '2026-10-24T22:00Z', [night], '2026-10-25T05:00'],
    [
      'closing at half past two: the second',
      3.5,
      '2026-10-24T22:00Z',
      [{ ...night, until: '02:30' }],
      '2026-10-25T01:30',
    ],
    [
      'days without a break follow each other',
      48,
      '2026-03-28T12:00Z',
      [round],
      '2026-03-30T12:00',
    ],
    [
      'midnight that a zone skips',
      0,
      '2018-11-03T23:00Z',
      [{ ...night, zone: 'America/Sao_Paulo' }],
      '2018-11-04T03:00',
    ],
    [
      'two offices work one after the other',
      12,
      '2026-11-23T08:00Z',
      [office, { ...office, zone: 'America/New_York' }],
      '2026-11-23T20:00',
    ],
    [
      'or side by side',
      9,
      '2026-11-23T08:00Z',
      [office, { ...office, zone: 'Europe/London' }],
      '2026-11-23T17:00',
    ],
    ['always', 3, '2026-11-28T03:00Z', 'always', '2026-11-28T06:00'],
    ['never', 0, '2026-11-28T03:00Z', 'never', undefined],
  ])('%s', (_, hours, from, calendars, expected) => {
    expect(shown(afterWorking(hours * 3600, at(from), calendars))).toBe(expected);
  });

  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
  );
  const instant = fc.integer({ min: at('2018-01-01'), max: at('2030-01-01') });
  const calendar = fc
    .record({
      zone,
      days: fc.subarray(everyDay, { minLength: 1 }),
      from: fc.constantFrom('00:00', '02:30', '09:00'),
      until: fc.constantFrom('17:30', '24:00'),
    })
    .map((rest) => ({ ...rest, holidays: [] }));

  it('begins at a moment at which the clock shows a working hour', () => {
    fc.assert(
      fc.property(calendar, instant, (one, from) => {
        const start = afterWorking(0, from, [one]) ?? 0;
        const time = clockAt(start, one.zone).slice(11);
        const weekday = new Intl.DateTimeFormat('en', {
          weekday: 'short',
          timeZone: one.zone,
        }).format(start * 1000);
        expect(start).toBeGreaterThanOrEqual(from);
        expect(one.days).toContain(weekday.toLowerCase());
        expect(time >= one.from && time < one.until).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up, and is never shorter than the time that passes', () => {
    fc.assert(
      fc.property(
        fc.array(calendar, { minLength: 1, maxLength: 3 }),
        instant,
        fc.nat(200_000),
        fc.integer({ min: 1, max: 200_000 }),
        (calendars, from, one, other) => {
          const middle = afterWorking(one, from, calendars) ?? 0;
          const end = afterWorking(one + other, from, calendars) ?? 0;
          expect(afterWorking(other, middle, calendars)).toBe(end);
          expect(end - from).toBeGreaterThanOrEqual(one + other);
        },
      ),
      { numRuns: 300 },
    );
  });
});
