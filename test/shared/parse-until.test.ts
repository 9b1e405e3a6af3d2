import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockAt } from '../../src/shared/local-time.ts';
import { parseUntil, splitUntil } from '../../src/shared/parse-until.ts';

/** Saturday, 21 November 2026, 20:30 in Berlin. */
const berlin = { now: Date.parse('2026-11-21T19:30:00Z'), zone: 'Europe/Berlin' };

const until = (words: string, speaker = berlin) => {
  const read = parseUntil(words, speaker);
  return 'at' in read ? clockAt(Date.parse(read.at) / 1000, speaker.zone) : read.problem;
};

const sunday = (zone: string) => parseUntil('Sunday 23:00', { ...berlin, zone });

describe('until', () => {
  it.each([
    ['Sunday 23:00', '2026-11-22 23:00'],
    ['sun 23:00', '2026-11-22 23:00'],
    ['Saturday 23:00', '2026-11-21 23:00'],
    ['Saturday 20:00', '2026-11-28 20:00'],
    ['Saturday', '2026-11-22 00:00'],
    ['friday', '2026-11-28 00:00'],
    ['today', '2026-11-22 00:00'],
    ['tomorrow', '2026-11-23 00:00'],
    ['tomorrow at 9am', '2026-11-22 09:00'],
    ['tomorrow noon', '2026-11-22 12:00'],
    ['12 am', '2026-11-22 00:00'],
    ['22:15', '2026-11-21 22:15'],
    ['8:00', '2026-11-22 08:00'],
    ['midnight', '2026-11-22 00:00'],
    ['2026-12-24', '2026-12-25 00:00'],
    ['2026-12-24 18:00', '2026-12-24 18:00'],
    ['24 December', '2026-12-25 00:00'],
    ['Dec 24th, 6pm', '2026-12-24 18:00'],
    ['24.12.', '2026-12-25 00:00'],
    ['24.12.2026 06:30', '2026-12-24 06:30'],
    ['3 March', '2027-03-04 00:00'],
    ['in 3 days', '2026-11-24 20:30'],
    ['in a week', '2026-11-28 20:30'],
    ['in 90 minutes', '2026-11-21 22:00'],
    ['IN  2   HOURS', '2026-11-21 22:30'],
  ])('%s', (words, clock) => {
    expect(until(words)).toBe(clock);
  });

  it.each([
    ['whenever', 'I do not understand «until whenever». Write it as Sunday 23:00,'],
    ['25:00', 'I do not understand «until 25:00»'],
    ['23:75', 'I do not understand «until 23:75»'],
    ['13pm', 'I do not understand «until 13pm»'],
    ['2026-02-30', 'I do not understand «until 2026-02-30»'],
    ['', 'I do not understand «until »'],
    ['today 9:00', 'is 2026-11-21 09:00 Europe/Berlin, which is over. Name a time that comes.'],
    ['2026-11-20', 'is 2026-11-21 00:00 Europe/Berlin, which is over'],
    ['in 0 hours', 'which is over'],
    ['2028-01-01', 'more than a year away. Name an earlier one.'],
  ])('%s is answered with what to do', (words, problem) => {
    expect(until(words)).toContain(problem);
  });

  it('is in the zone of who says it', () => {
    expect(sunday('Europe/Berlin')).toEqual({ at: '2026-11-22T22:00:00.000Z' });
    expect(sunday('America/New_York')).toEqual({ at: '2026-11-23T04:00:00.000Z' });
    // In Tokyo it is Sunday already.
    expect(sunday('Asia/Tokyo')).toEqual({ at: '2026-11-22T14:00:00.000Z' });
  });

  it('goes by the calendar over the change of the clocks', () => {
    const spring = { now: Date.parse('2027-03-27T20:00:00Z'), zone: 'Europe/Berlin' };
    expect(parseUntil('in 1 day', spring)).toEqual({ at: '2027-03-28T19:00:00.000Z' });
    expect(parseUntil('in 24 hours', spring)).toEqual({ at: '2027-03-28T20:00:00.000Z' });
    // Half past two is skipped: the clock before the change would have shown it at half past one UTC.
    expect(parseUntil('Sunday 2:30', spring)).toEqual({ at: '2027-03-28T01:30:00.000Z' });
    const autumn = { now: Date.parse('2026-10-24T20:00:00Z'), zone: 'Europe/Berlin' };
    expect(parseUntil('Sunday 2:30', autumn)).toEqual({ at: '2026-10-25T01:30:00.000Z' });
    expect(parseUntil('Sunday', autumn)).toEqual({ at: '2026-10-25T23:00:00.000Z' });
  });

  it('is ahead whenever it is understood, for any words at any time', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'sunday',
        'monday 09:00',
        'in 2 days',
        '02:30',
        'tomorrow 2:30',
        '29 feb',
        '1.1.',
      ),
    );
    const zone = fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Asia/Tokyo', 'UTC');
    const now = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(words, zone, now, (text, where, when) => {
        const read = parseUntil(text, { now: when, zone: where });
        expect('at' in read ? Date.parse(read.at) > when : read.problem.endsWith('.')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('splitting', () => {
  it.each([
    ['1001', { before: '1001', after: '' }],
    [
      '1001 until Sunday 23:00 stock is gone',
      { before: '1001', until: '2026-11-22T22:00:00.000Z', after: 'stock is gone' },
    ],
    [
      'winter boots until 24 December 2026 18:00, sale',
      { before: 'winter boots', until: '2026-12-24T17:00:00.000Z', after: 'sale' },
    ],
    ['1001 until further notice, the client asked', { before: '1001', after: 'the client asked' }],
    [
      '4001 0.75 until in 3 days we try it',
      { before: '4001 0.75', until: '2026-11-24T19:30:00.000Z', after: 'we try it' },
    ],
    ['until 23:00', { before: '', until: '2026-11-21T22:00:00.000Z', after: '' }],
  ])('%s', (text, parts) => {
    expect(splitUntil(text, berlin)).toEqual(parts);
  });

  it('says what it does not understand, and what is over', () => {
    expect(splitUntil('1001 until the client calls', berlin)).toEqual({
      problem: expect.stringContaining('I do not understand «until the client calls».'),
    });
    expect(splitUntil('1001 until 2026-01-01 sale', berlin)).toEqual({
      problem: expect.stringContaining('which is over'),
    });
  });
});
