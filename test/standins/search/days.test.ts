import { describe, expect, it } from 'vitest';
import { periodFields, dayNumber, todayIn } from '../../../src/standins/search/calendar.ts';
import { startService, total } from './support/service.ts';

const of = (field: string, day: string) => periodFields[field]?.(dayNumber(day));

describe('what a calendar calls a day', () => {
  it.each([
    ['date', '2027-01-31'],
    ['epoch_date', '2027-01-31'],
    ['year', 2027],
    ['quarter', 1],
    ['month', 1],
    ['month_name', 'JANUARY'],
    ['day_of_month', 31],
    ['day_of_week', 'SUNDAY'],
    ['msweekly_the_year', 2027],
    ['msweek_of_year', 4],
    ['ssweek_of_year', 5],
  ])('%s', (field, expected) => {
    expect(of(field, '2027-01-31')).toBe(expected);
  });

  it.each([
    // ISO weeks, Monday to Sunday.
    ['ms', '2026-12-31', 2026, 53],
    ['ms', '2027-01-03', 2026, 53],
    ['ms', '2027-01-04', 2027, 1],
    ['ms', '2024-12-30', 2025, 1],
    // Sunday to Saturday.
    ['ss', '2027-01-02', 2026, 52],
    ['ss', '2027-01-03', 2027, 1],
    // Friday to Thursday, and Thursday to Wednesday, which begins in the old year.
    ['ft', '2026-12-31', 2026, 52],
    ['ft', '2027-01-01', 2027, 1],
    ['tw', '2026-12-30', 2026, 52],
    ['tw', '2026-12-31', 2027, 1],
  ])('a week from %s on, %s, is in %i number %i', (week, day, year, number) => {
    expect([of(`${week}weekly_the_year`, day), of(`${week}week_of_year`, day)]).toEqual([
      year,
      number,
    ]);
  });

  it.each([
    ['ms', 1],
    ['ss', 0],
    ['tm', 2],
    ['wt', 3],
    ['tw', 4],
    ['ft', 5],
    ['sf', 6],
  ])('a week of %s has seven days', (week, first) => {
    const start = dayNumber('2027-06-06') + first;
    const numbers = Array.from({ length: 9 }, (_, offset) =>
      periodFields[`${week}week_of_year`]?.(start - 1 + offset),
    );
    const number = Number(numbers[1]);
    expect(numbers).toEqual([number - 1, ...Array.from({ length: 7 }, () => number), number + 1]);
  });
});

describe('today', () => {
  it.each([
    ['Europe/Berlin', '2026-11-21T22:59:59Z', '2026-11-21', 86_399 / 86_400],
    ['Europe/Berlin', '2026-11-21T23:00:00Z', '2026-11-22', 0],
    ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21', 86_399 / 86_400],
    // Days of 23 and of 25 hours.
    ['Europe/Berlin', '2027-03-28T10:30:00Z', '2027-03-28', 11.5 / 23],
    ['Europe/Berlin', '2026-10-25T10:30:00Z', '2026-10-25', 12.5 / 25],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01', 24.5 / 25],
    ['Pacific/Auckland', '2026-09-26T23:30:00Z', '2026-09-27', 11.5 / 23],
  ])('in %s at %s is %s', (zone, instant, day, elapsed) => {
    const today = todayIn(zone, Date.parse(instant));
    expect(today.day).toBe(dayNumber(day));
    expect(today.elapsed).toBeCloseTo(elapsed, 9);
  });

  it('has what has happened so far, and every other day all of it', async () => {
    let now = Date.parse('2026-11-21T00:00:00Z');
    const { rows } = await startService({ now: () => now });
    const read = async () => {
      const found = await rows('/clients/501/keywords?fields=date,impressions&from=2026-11-20');
      const on = (day: string) =>
        total(
          found.filter(({ date }) => date === day),
          'impressions',
        );
      return [on('2026-11-20'), on('2026-11-21'), on('2026-11-22')];
    };
    const [yesterday, early = 0] = await read();
    now = Date.parse('2026-11-21T11:00:00Z');
    const [same, half = 0, none] = await read();
    now = Date.parse('2026-11-22T12:00:00Z');
    const [, whole = 0, next] = await read();
    expect(same).toBe(yesterday);
    expect(early / whole).toBeCloseTo(1 / 24, 2);
    expect(half / whole).toBeCloseTo(1 / 2, 2);
    expect([none, Number(next) > 0]).toEqual([0, true]);
  });

  it.each([
    [501, '2026-11-22'],
    [502, '2026-11-22'],
    [503, '2026-11-21'],
  ])('is the day of client %i', async (client, today) => {
    const { rows } = await startService({ now: () => Date.parse('2026-11-22T02:00:00Z') });
    const path = `/clients/${client}/publisherAccounts?fields=date,impressions&sort=-date`;
    expect((await rows(path))[0]).toMatchObject({ date: today });
  });

  it('has been every day once where clocks were put back and forward', async () => {
    const { rows } = await startService({ now: () => Date.parse('2027-03-30T12:00:00Z') });
    for (const [client, from, to] of [
      [501, '2026-10-24', '2026-10-26'],
      [501, '2027-03-27', '2027-03-29'],
      [503, '2026-10-31', '2026-11-02'],
      [503, '2027-03-13', '2027-03-15'],
    ] as const) {
      const path = `/clients/${client}/publisherAccounts?fields=date,impressions`;
      const days = await rows(`${path}&limit=3&from=${from}&to=${to}`);
      expect(days.map(({ date }) => date)).toEqual([from, expect.any(String), to]);
      const shown = days.map(({ impressions }) => Number(impressions));
      expect(Math.max(...shown) / Math.min(...shown)).toBeLessThan(3);
    }
  });
});
