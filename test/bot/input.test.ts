import { describe, expect, it } from 'vitest';
import { nearest, parseInput } from '../../src/bot/input.ts';

describe('what somebody types after the slash command', () => {
  it.each([
    ['', { name: 'help', words: '' }],
    ['  LAUNCH ', { name: 'launch', words: '' }],
    ['show  Winter   boots', { name: 'show', words: 'Winter   boots' }],
    ['show Tom &amp; Co &lt;2026&gt;', { name: 'show', words: 'Tom & Co <2026>' }],
    ['show &amp;lt;', { name: 'show', words: '&lt;' }],
    ['help launch', { name: 'help', words: 'launch' }],
  ])('reads «%s»', (text, input) => {
    expect(parseInput(text)).toEqual(input);
  });

  it.each([
    ['lunch', 'launch'],
    ['lanch now', 'launch'],
    ['doo', 'do'],
    ['satus', 'status'],
    ['shwo', 'show'],
    ['hepl', 'help'],
  ])('takes «%s» for a slip', (text, meant) => {
    expect(parseInput(text)).toMatchObject({ nearest: meant });
  });

  it.each(['frobnicate', 'x', '💥', '<!channel>', 'constructor'])(
    'does not guess at «%s»',
    (text) => {
      expect(parseInput(text)).toEqual({ unknown: text, nearest: undefined });
    },
  );

  it('finds an example plan by a part of its name', () => {
    expect(nearest('boots', ['summer-cinema.yaml', 'winter-boots-fb.yaml'])).toBe(
      'winter-boots-fb.yaml',
    );
  });
});
