import { describe, expect, it } from 'vitest';
import { axisValue, chartSpan, chartValue, shortValue } from '../../src/shared/chart-words.ts';

describe('values of a chart', () => {
  it.each([
    [1234.5, 'EUR', '€1,234.50', '€1,235', '€1.2K'],
    [0.525, 'EUR', '€0.53', '€0.53', '€0.53'],
    [2, 'EUR', '€2.00', '€2', '€2'],
    [-40.5, 'EUR', '-€40.50', '-€40.50', '-€40.5'],
    [1234, 'JPY', '¥1,234', '¥1,234', '¥1.2K'],
    [250_000, 'EUR', '€250,000.00', '€250K', '€250K'],
    [1234, 'clicks', '1,234 clicks', '1,234', '1.2K'],
    [1.256, '%', '1.26 %', '1.26 %', '1.26 %'],
    [0, 'clicks', '0 clicks', '0', '0'],
  ])('%d %s are whole in words, short on columns, shortest on axes', (value, unit, ...all) => {
    expect([chartValue, shortValue, axisValue].map((write) => write(value, unit))).toEqual(all);
  });
});

describe('the days of a chart', () => {
  it.each([
    [['2026-11-06', '2026-11-19'], '6 – 19 Nov 2026, UTC'],
    [['2026-10-28', '2026-11-03'], '28 Oct – 3 Nov 2026, UTC'],
    [['2026-12-28', '2027-01-03'], '28 Dec 2026 – 3 Jan 2027, UTC'],
    [['2028-02-29'], '29 Feb 2028, UTC'],
    [[], 'UTC'],
  ])('%j are %s', (days, words) => {
    expect(chartSpan({ days, zone: 'UTC' })).toBe(words);
  });
});
