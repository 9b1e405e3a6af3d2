import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysNeeded, digestDays } from '../../src/reporting/days-needed.ts';
import { periodsOf, sameWeekdaysBefore } from '../../src/reporting/periods-of.ts';
import { addDays, daysBetween } from '../../src/shared/local-time.ts';
import { periodNames, type PeriodName } from '../../src/shared/period.ts';

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'UTC',
];

const one = (name: PeriodName, now: string, zone = 'Europe/Berlin') => {
  const [period] = periodsOf({ names: [name], now, zone });
  const { days, before } = period ?? {};
  return [days?.from, days?.to, before?.from, before?.to].join(' ');
};

/** Without any of our own code: what the calendar of a zone shows, by Intl. */
const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

const flightAt = (now: string, flight?: { from: string; to: string }) =>
  periodsOf({ names: ['flightToDate'], now, zone: 'UTC', ...(flight && { flight }) });

describe('periods', () => {
  it.each([
    ['yesterday', '2026-11-21T07:30:00Z', '2026-11-20 2026-11-20 2026-11-13 2026-11-13'],
    ['last7', '2026-11-21T07:30:00Z', '2026-11-14 2026-11-20 2026-11-07 2026-11-13'],
    ['monthToDate', '2026-11-21T07:30:00Z', '2026-11-01 2026-11-20 2026-10-11 2026-10-30'],
    // The second of a month has one day, the first the whole month before it.
    ['monthToDate', '2026-11-02T07:30:00Z', '2026-11-01 2026-11-01 2026-10-25 2026-10-25'],
    ['monthToDate', '2026-11-01T07:30:00Z', '2026-10-01 2026-10-31 2026-08-27 2026-09-26'],
    ['monthToDate', '2027-01-01T07:30:00Z', '2026-12-01 2026-12-31 2026-10-27 2026-11-26'],
    ['last7', '2027-01-03T07:30:00Z', '2026-12-27 2027-01-02 2026-12-20 2026-12-26'],
    // A leap day is a day as any other.
    ['yesterday', '2028-03-01T07:30:00Z', '2028-02-29 2028-02-29 2028-02-22 2028-02-22'],
    ['monthToDate', '2028-03-01T07:30:00Z', '2028-02-01 2028-02-29 2027-12-28 2028-01-25'],
    ['monthToDate', '2027-03-01T07:30:00Z', '2027-02-01 2027-02-28 2027-01-04 2027-01-31'],
    // Ten minutes before and after midnight of the longest and the shortest day.
    ['yesterday', '2026-03-28T22:50:00Z', '2026-03-27 2026-03-27 2026-03-20 2026-03-20'],
    ['yesterday', '2026-03-29T21:50:00Z', '2026-03-28 2026-03-28 2026-03-21 2026-03-21'],
    ['yesterday', '2026-03-29T22:10:00Z', '2026-03-29 2026-03-29 2026-03-22 2026-03-22'],
    ['yesterday', '2026-10-25T22:50:00Z', '2026-10-24 2026-10-24 2026-10-17 2026-10-17'],
    ['yesterday', '2026-10-25T23:10:00Z', '2026-10-25 2026-10-25 2026-10-18 2026-10-18'],
  ] as const)('%s at %s', (name, now, days) => {
    expect(one(name, now)).toBe(days);
  });

  it.each([
    ['Asia/Kathmandu', '2026-11-20T18:20:00Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-20T18:10:00Z', '2026-11-19'],
    ['America/New_York', '2026-11-21T04:50:00Z', '2026-11-19'],
    ['America/Sao_Paulo', '2026-11-21T03:10:00Z', '2026-11-20'],
    ['Australia/Lord_Howe', '2026-10-03T13:40:00Z', '2026-10-03'],
    ['Europe/London', '2026-10-25T00:10:00Z', '2026-10-24'],
  ])('yesterday of %s at %s is %s', (zone, now, day) => {
    expect(one('yesterday', now, zone).slice(0, 10)).toBe(day);
  });

  it('follows a flight to its end, and leaves out one that has had no day', () => {
    const flight = { from: '2026-11-10', to: '2026-11-20' };
    expect(flightAt('2026-11-10T12:00:00Z', flight)).toEqual([]);
    expect(flightAt('2026-11-11T12:00:00Z')).toEqual([]);
    expect(flightAt('2026-11-11T12:00:00Z', flight)).toEqual([
      { name: 'flightToDate', days: { from: '2026-11-10', to: '2026-11-10' }, zone: 'UTC' },
    ]);
    expect(flightAt('2026-12-24T12:00:00Z', flight)[0]?.days).toEqual(flight);
  });

  it('holds in every zone at every instant: full days, the same weekdays before, never both', () => {
    const zone = fc.constantFrom(...zones);
    const now = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2029-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zone, now, (where, at) => {
        const today = dayIn(where, at.getTime());
        const periods = periodsOf({
          names: periodNames,
          now: at.toISOString(),
          zone: where,
          flight: { from: '2025-12-01', to: '2030-01-01' },
        });
        expect(periods.map(({ days }) => days.to)).toEqual(periods.map(() => addDays(today, -1)));
        for (const { days, before } of periods) {
          expect(days.from <= days.to).toBe(true);
          if (before === undefined) continue;
          expect(before.to < days.from).toBe(true);
          expect(daysBetween(before.from, before.to)).toBe(daysBetween(days.from, days.to));
          expect(daysBetween(before.from, days.from) % 7).toBe(0);
          // As late as may be: a week later they would meet.
          expect(addDays(before.to, 7) >= days.from).toBe(true);
        }
      }),
    );
  });
});

describe('days that are read', () => {
  it('reach from the first day compared with to the last', () => {
    const periods = periodsOf({
      names: ['yesterday', 'monthToDate'],
      now: '2026-11-21T07:30:00Z',
      zone: 'Europe/Berlin',
    });
    expect(daysNeeded(periods)).toEqual({ from: '2026-10-11', to: '2026-11-20' });
    expect(() => daysNeeded([])).toThrow('no periods, no days');
  });

  it('are two weeks for a chart, even of a digest of yesterday', () => {
    const asked = { now: '2026-11-21T07:30:00Z', zone: 'Europe/Berlin' };
    const days = { from: '2026-11-07', to: '2026-11-20' };
    expect(digestDays({ ...asked, names: ['yesterday'] })).toEqual(days);
    expect(digestDays({ ...asked, names: ['flightToDate'] })).toEqual(days);
    const flight = { from: '2026-10-01', to: '2026-10-31' };
    expect(digestDays({ ...asked, names: ['flightToDate'], flight }).from).toBe('2026-10-01');
  });

  it('shift by whole weeks', () => {
    expect(sameWeekdaysBefore({ from: '2026-11-01', to: '2026-11-08' })).toEqual({
      from: '2026-10-18',
      to: '2026-10-25',
    });
  });
});
