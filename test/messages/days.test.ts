import { describe, expect, it } from 'vitest';
import { days } from '../../src/messages/kit/days.ts';

describe('the days of a campaign', () => {
  it.each([
    ['2026-12-01', '2026-12-31', '1 Dec – 31 Dec 2026'],
    ['2026-12-01', '2027-01-31', '1 Dec 2026 – 31 Jan 2027'],
    ['2026-12-01', undefined, 'from 1 Dec 2026, no end'],
  ])('from %s to %s read «%s»', (startOn, endOn, words) => {
    expect(days(startOn, endOn)).toBe(words);
  });
});
