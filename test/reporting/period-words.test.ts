import { describe, expect, it } from 'vitest';
import { periodNamed } from '../../src/reporting/period-named.ts';
import { readPeriodWords, type NamedPeriod } from '../../src/reporting/read-period-words.ts';
import { formatChange, formatFigure } from '../../src/shared/figure-words.ts';
import { beforeWords, periodWords } from '../../src/shared/period-words.ts';
import { periodsOf } from '../../src/reporting/periods-of.ts';
import type { PeriodName } from '../../src/shared/period.ts';
import { saturday } from './rows.ts';

const zone = 'Europe/Berlin';

const read = (words: string, now = saturday) => {
  const found = readPeriodWords(words, { now, zone });
  if ('problem' in found) return found.problem;
  const { period } = found;
  if (period.kind === 'days') return `${period.from} ${period.to}`;
  return period.kind === 'flight' ? 'flight' : period.of;
};

const ways =
  'Write yesterday, last 7 days, last 30 days, this month, last month, flight, or days such as 2026-11-01..2026-11-20.';

const named = (period: NamedPeriod, flight?: { from: string; to: string }) =>
  periodNamed(period, { now: saturday, zone, ...(flight && { flight }) });

describe('a period in words', () => {
  it.each([
    ['yesterday', 'yesterday'],
    ['Last 7  days', 'last7'],
    ['the last 7 days', 'last7'],
    ['last 30 days', 'last30'],
    ['this month', 'monthToDate'],
    ['MTD', 'monthToDate'],
    ['last month', 'lastMonth'],
    ['flight', 'flight'],
    ['flight to date', 'flight'],
    ['2026-11-01..2026-11-20', '2026-11-01 2026-11-20'],
    ['2026-11-01 .. 2026-11-20', '2026-11-01 2026-11-20'],
    ['2026-11-01-2026-11-20', '2026-11-01 2026-11-20'],
    ['2026-11-01 to 2026-11-20', '2026-11-01 2026-11-20'],
    ['from 1 Nov until 20 Nov', '2026-11-01 2026-11-20'],
    ['1 Nov - 20 Nov', '2026-11-01 2026-11-20'],
    ['1 Nov – 20 Nov', '2026-11-01 2026-11-20'],
    ['1 nov-20 nov', '2026-11-01 2026-11-20'],
    ['November 1st - Nov 20th 2026', '2026-11-01 2026-11-20'],
    ['1.11. - 20.11.2026', '2026-11-01 2026-11-20'],
    ['5 Nov', '2026-11-05 2026-11-05'],
    ['2026-11-05', '2026-11-05 2026-11-05'],
    // Without a year, the last one there was.
    ['24 December', '2025-12-24 2025-12-24'],
    ['20 Dec - 5 Jan', '2025-12-20 2026-01-05'],
    ['29 Feb', '2024-02-29 2024-02-29'],
    ['1 Nov - 20 Nov 2025', '2025-11-01 2025-11-20'],
    ['20 Dec - 5 Jan 2025', '2024-12-20 2025-01-05'],
    ['1 Dec 2025 - 5 Jan', '2025-12-01 2026-01-05'],
    ['25 Nov - 20 Nov', '2025-11-25 2026-11-20'],
  ])('«%s»', (words, period) => {
    expect(read(words)).toBe(period);
  });

  it.each([
    ['today', 'Today is not over yet in Europe/Berlin. Ask for yesterday, or a day before.'],
    ['tomorrow', 'Tomorrow has no figures. Ask for a day that is over.'],
    ['whenever', `I do not understand the period «whenever». ${ways}`],
    ['', `I do not understand the period «». ${ways}`],
    ['1 Nov - 2 Nov - 3 Nov', `I do not understand the period «1 Nov - 2 Nov - 3 Nov». ${ways}`],
    ['31 February', 'There is no 31 february in the calendar. Name a day that exists.'],
    ['2026-02-31', 'There is no 2026-02-31 in the calendar. Name a day that exists.'],
    ['2026-02-01..2026-02-30', 'There is no 2026-02-30 in the calendar. Name a day that exists.'],
    [
      '1 Nov - 30 Nov',
      '«1 Nov - 30 Nov» is not over yet: its last day is 2026-11-30. Ask for 2026-11-01..2026-11-20.',
    ],
    ['1 Feb - 29 Feb', 'There is no 2026-02-29 in the calendar. Name a day that exists.'],
    ['1 Feb - whenever', `I do not understand the period «1 Feb - whenever». ${ways}`],
    ['30 Feb - 5 Mar', 'There is no 30 feb in the calendar. Name a day that exists.'],
    [
      '2026-11-20..2026-11-01',
      '«2026-11-20..2026-11-01» ends on 2026-11-01, before it begins on 2026-11-20. Put the earlier day first.',
    ],
    [
      '2026-12-01..2026-12-10',
      '«2026-12-01..2026-12-10» has not happened yet: the last full day is 2026-11-20.',
    ],
    [
      '2026-11-10..2026-11-21',
      '«2026-11-10..2026-11-21» is not over yet: its last day is 2026-11-21. Ask for 2026-11-10..2026-11-20.',
    ],
  ])('«%s» is answered with what to do', (words, problem) => {
    expect(read(words)).toBe(problem);
  });

  it('has no month so far on the first of one', () => {
    expect(read('this month', '2026-11-01T07:30:00Z')).toBe(
      'This month has no full day yet in Europe/Berlin. Ask for last month, or yesterday.',
    );
  });
});

describe('a named period', () => {
  it('has days on the calendar it is asked of, and the same weekdays before', () => {
    expect(named({ kind: 'days', from: '2026-11-02', to: '2026-11-10' })).toEqual({
      period: {
        name: 'custom',
        days: { from: '2026-11-02', to: '2026-11-10' },
        before: { from: '2026-10-19', to: '2026-10-27' },
        zone,
      },
    });
    expect(named({ kind: 'relative', of: 'last7' })).toMatchObject({
      period: { name: 'last7', days: { from: '2026-11-14', to: '2026-11-20' } },
    });
    expect(named({ kind: 'relative', of: 'last30' })).toMatchObject({
      period: { name: 'custom', days: { from: '2026-10-22', to: '2026-11-20' } },
    });
    expect(named({ kind: 'relative', of: 'lastMonth' })).toMatchObject({
      period: { name: 'custom', days: { from: '2026-10-01', to: '2026-10-31' } },
    });
  });

  it('may be the flight, if there is one', () => {
    const fix = 'Ask for yesterday, or for days such as 2026-11-01..2026-11-20.';
    expect(named({ kind: 'flight' })).toEqual({ problem: `The flight is not known. ${fix}` });
    expect(named({ kind: 'flight' }, { from: '2026-11-21', to: '2026-12-31' })).toEqual({
      problem: `The flight begins on 2026-11-21 and has no full day yet. ${fix}`,
    });
    expect(named({ kind: 'flight' }, { from: '2026-11-18', to: '2026-12-31' })).toMatchObject({
      period: { name: 'flightToDate', days: { from: '2026-11-18', to: '2026-11-20' } },
    });
  });
});

describe('in words', () => {
  const flight = { from: '2026-10-01', to: '2027-01-31' };
  const words = (name: PeriodName, now = saturday) => {
    const [period] = periodsOf({ names: [name], now, zone, flight });
    return period && [periodWords(period), beforeWords(period)];
  };

  it.each([
    ['yesterday', ['Yesterday (Fri 20 Nov, Europe/Berlin)', 'the Friday before']],
    ['last7', ['Last 7 days (Sat 14 Nov – Fri 20 Nov, Europe/Berlin)', 'the 7 days before']],
    [
      'monthToDate',
      ['November so far (Sun 1 Nov – Fri 20 Nov, Europe/Berlin)', 'Sun 11 Oct – Fri 30 Oct'],
    ],
    ['flightToDate', ['Flight to date (Thu 1 Oct – Fri 20 Nov, Europe/Berlin)', undefined]],
  ] as const)('%s', (name, expected) => {
    expect(words(name)).toEqual(expected);
  });

  it('the first of a month says that it is the whole month before', () => {
    expect(words('monthToDate', '2027-01-01T07:30:00Z')?.[0]).toBe(
      'The whole of December (Tue 1 Dec – Thu 31 Dec, Europe/Berlin)',
    );
  });

  it('years are said where there are two', () => {
    expect(words('last7', '2027-01-03T07:30:00Z')?.[0]).toBe(
      'Last 7 days (Sun 27 Dec 2026 – Sat 2 Jan 2027, Europe/Berlin)',
    );
  });

  it.each([
    ['spend', 123_450, 'EUR', '€1,234.50'],
    ['spend', -250, 'EUR', '-€2.50'],
    ['spend', 1234, 'JPY', '¥1,234'],
    ['cpc', 30.8625, 'EUR', '€0.31'],
    ['cpc', 3.4567, 'EUR', '€0.0346'],
    ['cpc', 0, 'EUR', '€0.00'],
    ['cpm', -0.2, 'EUR', '-€0.002'],
    ['clicks', 4000, 'EUR', '4,000'],
    ['conversions', 41.5, 'EUR', '41.5'],
    ['ctr', 1.234_567, 'EUR', '1.23 %'],
    ['ctr', -0.001, 'EUR', '0 %'],
    ['roi', 235.6, 'EUR', '236 %'],
    ['cpa', null, 'EUR', '–'],
  ] as const)('%s of %s %s is %s', (figure, value, currency, text) => {
    expect(formatFigure(figure, value, currency).replaceAll(' ', ' ')).toBe(text);
  });

  it.each([
    [{ kind: 'percent', by: 12.4 }, '+12 %'],
    [{ kind: 'percent', by: -3.26 }, '−3.3 %'],
    [{ kind: 'percent', by: 0.01 }, '±0 %'],
    [{ kind: 'percent', by: 1234.5 }, '+1,235 %'],
    [{ kind: 'points', by: -0.456 }, '−0.46 points'],
    [{ kind: 'points', by: 1.26 }, '+1.3 points'],
    [{ kind: 'none', why: 'small sample' }, 'small sample'],
  ] as const)('%j is %s', (change, text) => {
    expect(formatChange(change)).toBe(text);
  });
});
