import { expect, it } from 'vitest';
import { periodInstants } from '../../../src/activities/ledger/period-instants.ts';

it.each([
  [
    'Europe/Berlin',
    '2027-03-28',
    '2027-03-28',
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ],
  [
    'Asia/Tokyo',
    '2027-01-31',
    '2027-02-28',
    '2027-01-30T15:00:00.000Z',
    '2027-02-28T15:00:00.000Z',
  ],
  ['UTC', '2028-02-28', '2028-02-29', '2028-02-28T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('days in %s from %s to %s begin and end there at midnight', (zone, from, to, first, before) => {
  expect(periodInstants({ from, to }, zone)).toEqual({ from: first, before });
});

it('an end that nobody named is none', () => {
  const { from } = periodInstants({ to: '2027-01-31' }, 'UTC');
  expect(from).toBe('1970-01-01T00:00:00.000Z');
  const { before } = periodInstants({ from: '2027-01-31' }, 'UTC');
  expect(Date.parse(before)).toBeGreaterThan(Date.UTC(9000, 0));
});
