import { describe, expect, it } from 'vitest';
import { formatMoney, moneyOf } from '../../src/shared/money.ts';

describe('money', () => {
  it('is exact in the minor unit of its currency', () => {
    expect(moneyOf(19.99, 'EUR')).toEqual({ minor: 1999, currency: 'EUR' });
    expect(moneyOf(1.005, 'EUR').minor).toBe(101);
    expect(moneyOf(5000, 'JPY')).toEqual({ minor: 5000, currency: 'JPY' });
    expect(moneyOf(1.234, 'KWD')).toEqual({ minor: 1234, currency: 'KWD' });
  });

  it('is written with its currency', () => {
    expect(formatMoney({ minor: 123450, currency: 'EUR' })).toBe('€1,234.50');
    expect(formatMoney({ minor: 5000, currency: 'JPY' })).toBe('¥5,000');
  });
});
