import { moneyOf, type Money } from '../shared/money.ts';
import { flightDays } from './flight-days.ts';
import { daysBetween } from '../shared/local-time.ts';
import type { ResolvedCampaign } from './resolved-plan.ts';

/** What a campaign may spend; a part that the plan gives no way to tell is absent. */
export interface Cost {
  /** On one day; of a lifetime budget the average. */
  perDay?: Money;
  /** From the first day to the last. */
  flight?: Money;
}

/**
 * What a campaign's budgets let it spend. A daily budget counts in full for each calendar day of the account's
 * zone on which the campaign runs, however short; a lifetime budget spreads evenly over these days. Where both
 * hold, as on `tw`, the flight costs what the tighter one allows.
 */
export function costOf(
  campaign: ResolvedCampaign,
  { currency, timeZone }: { currency: string; timeZone: string },
): Cost {
  const days = daysOf(campaign, timeZone);
  const [daily, lifetime] = budgetsOf(campaign).map((budget) =>
    budget === undefined ? undefined : moneyOf(budget, currency).minor,
  );
  const perDay = daily ?? quotient(lifetime, days);
  const flight = smaller(lifetime, product(daily, days));
  return {
    ...(perDay === undefined ? {} : { perDay: { minor: perDay, currency } }),
    ...(flight === undefined ? {} : { flight: { minor: flight, currency } }),
  };
}

/** Daily and lifetime budget; on `fb` only the one that `budget_type` names counts. */
function budgetsOf({ network, create }: ResolvedCampaign): [daily: Amount, lifetime: Amount] {
  const { daily_budget: daily, lifetime_budget: lifetime } = create;
  if (network === 'tw') return [daily, lifetime];
  return create.budget_type === 'daily' ? [daily, undefined] : [undefined, lifetime];
}

function daysOf({ create }: ResolvedCampaign, timeZone: string): number | undefined {
  const { startOn, endOn } = flightDays(create, timeZone);
  return endOn === undefined ? undefined : daysBetween(startOn, endOn) + 1;
}

type Amount = number | undefined;

const product = (one: Amount, other: Amount): Amount =>
  one === undefined || other === undefined ? undefined : one * other;

const quotient = (one: Amount, other: Amount): Amount =>
  one === undefined || other === undefined ? undefined : Math.round(one / other);

const smaller = (one: Amount, other: Amount): Amount =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
