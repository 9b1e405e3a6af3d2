import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../src/bot/format-amount.ts';
import { parseNewDigest } from '../../src/bot/parse-new-digest.ts';
import { readSpendAbove } from '../../src/bot/read-spend-above.ts';
import { splitDays } from '../../src/bot/split-days.ts';

describe('the words after «digest add»', () => {
  it.each([
    ['', {}],
    ['Morning', { name: 'Morning' }],
    ['Morning 8:30', { name: 'Morning', time: '08:30' }],
    ['Big 5 report 18:00', { name: 'Big 5 report', time: '18:00' }],
    ['Morning 08:30 mon-fri', { name: 'Morning', time: '08:30', weekdays: [1, 2, 3, 4, 5] }],
    [
      'Q4 plan 8am sat, sun Europe/Berlin',
      { name: 'Q4 plan', time: '08:00', weekdays: [0, 6], zone: 'Europe/Berlin' },
    ],
    ['7:00 utc', { time: '07:00', zone: 'UTC' }],
  ])('«%s» fill the form', (words, given) => {
    expect(parseNewDigest(words)).toEqual(given);
  });

  it.each([
    ['Morning 25:00', '«25:00» is no time of the clock. Write it as 08:30'],
    ['Morning 08:30 mon-fry', '«mon-fry»'],
    ['Morning 08:30 Europe/Berln', 'Did you mean Europe/Berlin?'],
    ['x'.repeat(61), 'too long for a name'],
  ])('«%s» are answered with what to do', (words, answer) => {
    expect(() => parseNewDigest(words)).toThrow(answer);
  });
});

describe('the days after «digest run»', () => {
  it.each([
    ['Morning', { before: 'Morning' }],
    ['Morning 2026-11-01', { before: 'Morning', days: { from: '2026-11-01', to: '2026-11-01' } }],
    [
      'Morning 2026-11-01..2026-11-10',
      { before: 'Morning', days: { from: '2026-11-01', to: '2026-11-10' } },
    ],
    [
      'Big 5 2026-11-01 to 2026-11-02',
      { before: 'Big 5', days: { from: '2026-11-01', to: '2026-11-02' } },
    ],
  ])('are taken off «%s»', (words, split) => {
    expect(splitDays(words)).toEqual(split);
  });

  it.each([
    ['Morning 2026-02-31', 'There is no day «2026-02-31»'],
    ['Morning 2026-11-10..2026-11-01', '2026-11-01 is before 2026-11-10'],
    ['Morning 2026-10-01..2026-11-01', 'are 32 days; 31 are the most'],
  ])('«%s» are answered with what to do', (words, answer) => {
    expect(() => splitDays(words)).toThrow(answer);
  });
});

describe('spend that is told', () => {
  it('is one amount a currency, with its decimals', () => {
    const value = [
      { minor: 50_000, currency: 'EUR' },
      { minor: 80_050, currency: 'USD' },
      { minor: 90_000, currency: 'JPY' },
    ];
    expect(readSpendAbove('500 EUR, USD 800.50; 90000jpy')).toEqual({ value });
    expect(value.map(formatAmount)).toEqual(['500 EUR', '800.50 USD', '90000 JPY']);
    expect(readSpendAbove(' ')).toEqual({ value: [] });
  });

  it.each([
    ['500', 'needs one currency'],
    ['EUR 500 USD', 'needs one currency'],
    ['€500', 'is no amount'],
    ['500 XQQ', 'There is no currency «XQQ»'],
    ['1.234 EUR', 'more decimals than EUR has'],
    ['1.5 JPY', 'more decimals than JPY has'],
    ['0 EUR', 'has to be above 0'],
    ['500 EUR, 600 eur', 'two amounts in EUR'],
  ])('«%s» is answered with what to do', (words, answer) => {
    expect(readSpendAbove(words)).toEqual({ problem: expect.stringContaining(answer) });
  });
});
