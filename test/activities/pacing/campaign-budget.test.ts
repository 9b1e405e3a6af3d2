import { describe, expect, it } from 'vitest';
import { campaignBudget } from '../../../src/activities/pacing/campaign-budget.ts';

const tenDays = { from: '2026-11-01', to: '2026-11-10' };
const inEuro = { currency: 'EUR', flight: tenDays };
const of = (fields: object, where: Parameters<typeof campaignBudget>[1] = inEuro) =>
  campaignBudget({ id: '1', ...fields }, where);

describe('the budget of a campaign', () => {
  it('is the one its type says', () => {
    const both = { daily_budget: 12.5, lifetime_budget: 100 };
    expect(of({ budget_type: 'daily', ...both })).toEqual({
      kind: 'daily',
      money: { minor: 1_250, currency: 'EUR' },
    });
    expect(of({ budget_type: 'lifetime', ...both })).toEqual({
      kind: 'lifetime',
      money: { minor: 10_000, currency: 'EUR' },
    });
  });

  it('of one with both is whichever is smaller over its flight', () => {
    expect(of({ daily_budget: 60, lifetime_budget: 2_400 })).toMatchObject({ kind: 'daily' });
    expect(of({ daily_budget: 60, lifetime_budget: 599.99 })).toMatchObject({ kind: 'lifetime' });
  });

  it('of one with both and no end is that of its life', () => {
    const { from } = tenDays;
    expect(
      of({ daily_budget: 60, lifetime_budget: 2_400 }, { currency: 'EUR', flight: { from } }),
    ).toMatchObject({ kind: 'lifetime' });
  });

  it('counts in the decimals of the currency', () => {
    expect(
      of({ budget_type: 'daily', daily_budget: 8_000 }, { ...inEuro, currency: 'JPY' }),
    ).toEqual({ kind: 'daily', money: { minor: 8_000, currency: 'JPY' } });
  });

  it.each([{}, { budget_type: 'daily', daily_budget: 0 }, { budget_type: 'lifetime' }])(
    'is not known of %j',
    (fields) => {
      expect(of(fields)).toBeUndefined();
    },
  );
});
