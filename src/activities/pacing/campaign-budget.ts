import type { PacingInput } from '../../reporting/pacing-input.ts';
import type { Campaign } from '../../services/social/index.ts';
import { daysBetween } from '../../shared/local-time.ts';
import { moneyOf } from '../../shared/money.ts';

/**
 * What a campaign may spend, as the service has it now. One with both budgets, as the tw network has them, spends
 * whichever is smaller over its flight.
 */
export function campaignBudget(
  { budget_type, daily_budget, lifetime_budget }: Campaign,
  { currency, flight: { from, to } }: { currency: string; flight: PacingInput['flight'] },
): PacingInput['budget'] {
  const ofDays = budget('daily', daily_budget, currency);
  const ofAll = budget('lifetime', lifetime_budget, currency);
  if (budget_type === 'daily') return ofDays;
  if (budget_type === 'lifetime') return ofAll;
  if (!ofDays || !ofAll || to === undefined) return ofAll ?? ofDays;
  const days = daysBetween(from, to) + 1;
  return ofDays.money.minor * days < ofAll.money.minor ? ofDays : ofAll;
}

function budget(
  kind: 'daily' | 'lifetime',
  major: number | null | undefined,
  currency: string,
): PacingInput['budget'] {
  if (typeof major !== 'number' || major <= 0) return undefined;
  return { kind, money: moneyOf(major, currency) };
}
