import { describe, expect, it } from 'vitest';
import { costOf } from '../../src/plan/cost.ts';
import { resolvePlan } from '../../src/plan/resolve-plan.ts';
import { planWith, twPlan } from './plan-texts.ts';
import { goodPlan, parseYaml } from './report.ts';

function costIn(text: string, account = { currency: 'EUR', timeZone: 'Europe/Berlin' }) {
  const { resolved } = resolvePlan(goodPlan(parseYaml(text)), {
    overrides: {},
    digest: 'd',
    now: new Date('2026-11-21T12:00:00Z'),
    account: { ...account, id: '101' },
    advertiserId: '11',
  });
  const [campaign] = resolved?.campaigns ?? [];
  if (campaign === undefined) throw new Error('there is no campaign');
  const { perDay, flight } = costOf(campaign, account);
  return [perDay?.minor, flight?.minor];
}

const daily = (start: string, end: string) =>
  planWith(`campaigns: [{ name: C, daily_budget: 19.99, start_date: ${start}${end} }]`);

const lifetime = (end: string) =>
  planWith(
    `campaigns: [{ name: C, budget_type: lifetime, lifetime_budget: 100, start_date: 2027-03-01${end} }]`,
  );

describe('the cost of a daily budget', () => {
  it('is the budget for each day, to the cent', () => {
    expect(costIn(daily('2027-03-01', ', end_date: 2027-03-31'))).toEqual([1999, 31 * 1999]);
  });

  it('counts a day on which the campaign runs for a while in full', () => {
    const text = daily('2027-03-01 23:00', ', end_date: 2027-03-03 01:00');
    expect(costIn(text)).toEqual([1999, 3 * 1999]);
  });

  it('counts days of the account’s calendar across a change of clocks', () => {
    expect(costIn(daily('2027-03-27', ', end_date: 2027-03-29'))).toEqual([1999, 3 * 1999]);
  });

  it('of a flight without end is known by the day only', () => {
    expect(costIn(daily('2027-03-01', ''))).toEqual([1999, undefined]);
  });

  it('is in whole yen in Japan', () => {
    const text = daily('2027-03-01', ', end_date: 2027-03-02').replace('19.99', '5000');
    expect(costIn(text, { currency: 'JPY', timeZone: 'Asia/Tokyo' })).toEqual([5000, 10_000]);
  });
});

describe('the cost of a lifetime budget', () => {
  it('is the budget, and its average per day', () => {
    expect(costIn(lifetime(', end_date: 2027-03-07'))).toEqual([1429, 10_000]);
  });

  it('without end has no average', () => {
    expect(costIn(lifetime(''))).toEqual([undefined, 10_000]);
  });
});

describe('the cost of both, on tw', () => {
  it('is what the tighter one allows', () => {
    expect(costIn(twPlan)).toEqual([25_000, 500_000]);
    expect(costIn(twPlan.replace('lifetime_budget: 5000', 'lifetime_budget: 9000'))).toEqual([
      25_000,
      24 * 25_000,
    ]);
  });
});
