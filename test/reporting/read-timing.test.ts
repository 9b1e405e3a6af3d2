import { describe, expect, it } from 'vitest';
import {
  readQuietHours,
  readTime,
  readTiming,
  readWeekdays,
} from '../../src/reporting/read-timing.ts';
import { readZone } from '../../src/reporting/read-zone.ts';

const said = <Value>(read: { value: Value } | { problem: string }): Value | string =>
  'value' in read ? read.value : read.problem;

describe('a time of the clock', () => {
  it.each([
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    [' 8am ', '08:00'],
    ['12am', '00:00'],
    ['12:15 pm', '12:15'],
    ['20', '20:00'],
    ['23:59', '23:59'],
    [
      '25:00',
      '«25:00» is no time of the clock. Write it as 08:30; the last one of a day is 23:59.',
    ],
    [
      '24:00',
      '«24:00» is no time of the clock. Write it as 08:30; the last one of a day is 23:59.',
    ],
    ['8:60', '«8:60» is no time of the clock. Write it as 08:30; the last one of a day is 23:59.'],
    ['13pm', '«13pm» is no time of the clock. Write it as 08:30; the last one of a day is 23:59.'],
    ['', 'A time is missing. Write it as 08:30; the last one of a day is 23:59.'],
  ])('«%s»', (words, time) => {
    expect(said(readTime(words))).toBe(time);
  });
});

describe('weekdays', () => {
  it.each([
    ['mon-fri', [1, 2, 3, 4, 5]],
    ['Mon – Fri', [1, 2, 3, 4, 5]],
    ['monday to wednesday', [1, 2, 3]],
    ['fri-mon', [0, 1, 5, 6]],
    ['mon, wed,fri', [1, 3, 5]],
    ['tue and thu', [2, 4]],
    ['Mondays', [1]],
    ['daily', [0, 1, 2, 3, 4, 5, 6]],
    ['weekend', [0, 6]],
    ['sun sun', [0]],
    ['', 'No weekday is chosen. Choose at least one.'],
    ['someday', 'I do not know the weekdays «someday». Write mon-fri, daily, or mon, wed, fri.'],
    ['m-f', 'I do not know the weekdays «m-f». Write mon-fri, daily, or mon, wed, fri.'],
  ])('«%s»', (words, days) => {
    expect(said(readWeekdays(words))).toEqual(days);
  });

  it('come from check boxes as numbers', () => {
    expect(said(readWeekdays([5, 1, 5]))).toEqual([1, 5]);
    expect(said(readWeekdays([]))).toBe('No weekday is chosen. Choose at least one.');
  });
});

describe('a zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['america/new york', 'America/New_York'],
    ['utc', 'UTC'],
    ['asia/kathmandu', 'Asia/Kathmandu'],
    ['Asia/Kathmandu', 'Asia/Kathmandu'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['Berlin', 'I do not know the time zone «Berlin». Did you mean Europe/Berlin?'],
    ['Europe/Berln', 'I do not know the time zone «Europe/Berln». Did you mean Europe/Berlin?'],
    ['Mars/Olympus', 'I do not know the time zone «Mars/Olympus». Write it as Europe/Berlin.'],
    ['+02:00', 'I do not know the time zone «+02:00». Write it as Europe/Berlin.'],
    ['', 'A time zone is missing. Write it as Europe/Berlin.'],
  ])('«%s»', (words, zone) => {
    expect(said(readZone(words))).toBe(zone);
  });
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '7am', { from: '22:00', to: '07:00' }],
    ['', ' ', undefined],
    ['22:00', '', 'Quiet hours need both a start and an end, or neither.'],
    ['22:00', '10pm', 'Quiet hours from 22:00 to 22:00 have no length. Name two times, or none.'],
  ])('«%s» to «%s»', (from, to, quiet) => {
    expect(said(readQuietHours(from, to))).toEqual(quiet);
  });

  it('say which end is no time', () => {
    expect(said(readQuietHours('22:00', '26'))).toContain('«26» is no time of the clock.');
    expect(said(readQuietHours('26', '22:00'))).toContain('«26» is no time of the clock.');
  });
});

it('a timing is read whole, or each field says what is wrong with it', () => {
  expect(readTiming({ time: '8:30', weekdays: 'mon-tue', zone: 'europe/berlin' })).toEqual({
    timing: { time: '08:30', weekdays: [1, 2], zone: 'Europe/Berlin' },
  });
  expect(readTiming({ time: '25:00', weekdays: [], zone: 'Europe/Berlin' })).toEqual({
    problems: {
      time: '«25:00» is no time of the clock. Write it as 08:30; the last one of a day is 23:59.',
      weekdays: 'No weekday is chosen. Choose at least one.',
    },
  });
});
