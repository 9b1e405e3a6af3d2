import { describe, expect, it } from 'vitest';
import { moneyAtRisk } from '../../../src/activities/social/money-at-risk.ts';
import type { ChangedField } from '../../../src/shared/proposal.ts';

function change(
  field: ChangedField,
  [before, after]: [number, number],
  { campaign = '2001', budget = 120, currency = 'EUR' }: Partial<Where> = {},
) {
  const target = { kind: 'ad' as const, id: '1', name: 'One', path: { campaign } };
  return {
    change: {
      target,
      field,
      before: { minor: before, currency },
      after: { minor: after, currency },
    },
    around: { campaign: { id: campaign, ...(budget > 0 && { daily_budget: budget }) } },
  };
}

interface Where {
  campaign: string;
  /** In euros a day; 0: none. */
  budget: number;
  currency: string;
}

describe('money at risk', () => {
  it('of budgets is what they move by, up or down', () => {
    const moved = moneyAtRisk([
      change('daily_budget', [100, 250]),
      change('daily_budget', [500, 400]),
    ]);
    expect(moved).toEqual([
      { minor: 250, currency: 'EUR' },
      { minor: 250, currency: 'EUR' },
    ]);
  });

  it('of bids is what their campaign may spend, once for all of them', () => {
    const [risk] = moneyAtRisk([
      change('bid', [40, 50]),
      change('bid', [40, 60]),
      change('bid', [40, 60], { campaign: '2002', budget: 80 }),
    ]);
    expect(risk).toEqual({ minor: 20_000, currency: 'EUR' });
  });

  it('is unknown where a campaign has no daily budget', () => {
    expect(moneyAtRisk([change('bid', [40, 50], { budget: 0 })])).toEqual([null]);
  });

  it('is summed for each currency by itself', () => {
    const yen = { currency: 'JPY' };
    expect(
      moneyAtRisk([change('daily_budget', [1, 3]), change('daily_budget', [100, 50], yen)]),
    ).toEqual([
      { minor: 2, currency: 'EUR' },
      { minor: 50, currency: 'JPY' },
    ]);
  });
});
