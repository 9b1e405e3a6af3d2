import { describe, expect, it } from 'vitest';
import { isSameValue } from '../../../src/activities/operations/same-value.ts';

describe('a value that was given and one that is told', () => {
  it.each([
    ['the same text', 'play', 'play'],
    ['a number and its text', 0.8, '0.80'],
    ['seconds and the date of them', 1_801_440_000, '2027-02-01T00:00:00+0000'],
    ['a flag and its text', true, 'true'],
    ['lists of the same', ['25-44'], ['25-44']],
    ['a structure, whatever else is told of it', { gender: 'all' }, { gender: 'all', age: ['1'] }],
    ['nothing and an emptied text', null, ''],
  ])('are the same: %s', (_, given, told) => {
    expect(isSameValue(given, told)).toBe(true);
  });

  it.each([
    ['another text', 'play', 'pause'],
    ['a number and another', 80, '81'],
    ['a moment and another', 1_801_440_000, '2027-02-01T00:00:01+0000'],
    ['a value and nothing', 80, null],
    ['zero and nothing', 0, ''],
    ['an emptied text and zero', '', 0],
    ['a list that lost a part', ['a', 'b'], ['a']],
    ['a list that grew', ['a'], ['a', 'b']],
    ['a structure and a text', { a: 1 }, '{"a":1}'],
    ['a list and a structure', ['a'], { 0: 'a' }],
  ])('are not: %s', (_, given, told) => {
    expect(isSameValue(given, told)).toBe(false);
  });
});
