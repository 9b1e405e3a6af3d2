import { describe, expect, it } from 'vitest';
import { parseChange } from '../../src/bot/parse-change.ts';

describe('what follows `bid` and `budget`', () => {
  it.each([
    ['4001 0.75', '4001', '0.75', ''],
    ['4001 +10%', '4001', '+10%', ''],
    ['4001 -5 % too dear', '4001', '-5 %', 'too dear'],
    ['4001 −5% too dear', '4001', '-5%', 'too dear'],
    ['2001/4001  +10% until Sunday 23:00 sale', '2001/4001', '+10%', 'until Sunday 23:00 sale'],
    ['"Women 25-44" 0.75 CPC is high', 'Women 25-44', '0.75', 'CPC is high'],
    ['“Women 25-44” +5%', 'Women 25-44', '+5%', ''],
    ['«Women 25-44» 1,50', 'Women 25-44', '1,50', ''],
    ['4001 1,50', '4001', '1,50', ''],
    ['4001 €0.75', '4001', '€0.75', ''],
    ['4001 abc', '4001', 'abc', ''],
    ['4001 0', '4001', '0', ''],
    ['4001 -3', '4001', '-3', ''],
    ['4001 +1000%', '4001', '+1000%', ''],
  ])('takes «%s» as it is', (words, target, value, rest) => {
    expect(parseChange(words)).toEqual({ target, value, rest, isSure: true });
  });

  it.each([
    ['', '', '', ''],
    ['4001', '4001', '', ''],
    ['"Women 25-44"', 'Women 25-44', '', ''],
    ['4001 until tomorrow', '4001', '', 'until tomorrow'],
    ['"Women 25-44" sold out', 'Women 25-44', '', 'sold out'],
    ['Winter boots 3 +10% sale', 'Winter boots 3', '+10%', 'sale'],
    ['Winter boots 3 0.75', 'Winter boots 3', '0.75', ''],
    ['Winter boots', 'Winter', 'boots', ''],
  ])('asks for what «%s» leaves open', (words, target, value, rest) => {
    const isSure = words === 'Winter boots';
    expect(parseChange(words)).toEqual({ target, value, rest, isSure });
  });
});
