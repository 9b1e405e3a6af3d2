import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/services/nearest.ts';

describe('the nearest word', () => {
  it.each([
    ['pausd', ['play', 'pause'], 'pause'],
    ['WEBSITE_conv', ['eng', 'website_conv'], 'website_conv'],
    ['bugdet', ['name', 'budget'], 'budget'],
    ['colour', ['play', 'pause'], undefined],
    ['4', ['0', '1', '2'], undefined],
    ['x'.repeat(61), ['x'.repeat(60)], undefined],
    ['play', [], undefined],
  ])('to %s among %j is %s', (written, known, expected) => {
    expect(nearest(written, known)).toBe(expected);
  });
});
