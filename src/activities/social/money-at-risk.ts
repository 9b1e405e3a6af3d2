import type { Money } from '../../shared/money.ts';
import type { Change } from '../../shared/proposal.ts';
import type { Surroundings } from './change-surroundings.ts';
import { exactMoney } from './changed-value.ts';

/** Money a day that is spent differently at most; `null` where nobody knows. */
export type AtRisk = Money | null;

/**
 * For each change that of all changes in its currency. A budget moves by its difference, of a lifetime budget by all
 * of it; bids move at most what their campaign may spend on a day, once for all bids in it.
 */
export function moneyAtRisk(
  changes: readonly { change: Change; around: Pick<Surroundings, 'campaign'> }[],
): AtRisk[] {
  const totals = new Map<string, bigint | null>();
  const counted = new Set<string>();
  for (const { change, around } of changes) {
    const { currency } = change.before;
    const sum = totals.get(currency);
    const { campaign } = around;
    const isCounted = change.field === 'bid' && counted.has(`${currency} ${campaign?.id}`);
    const more = isCounted ? 0n : movedBy(change, campaign);
    if (change.field === 'bid') counted.add(`${currency} ${campaign?.id}`);
    totals.set(currency, sum === null || more === undefined ? null : (sum ?? 0n) + more);
  }
  return changes.map(({ change }) => {
    const { currency } = change.before;
    const total = totals.get(currency) ?? null;
    return total === null ? null : { minor: Number(total), currency };
  });
}

function movedBy(
  { field, before, after }: Change,
  campaign: Surroundings['campaign'],
): bigint | undefined {
  if (field !== 'bid') return BigInt(Math.abs(after.minor - before.minor));
  const budget = exactMoney(campaign?.daily_budget ?? undefined, before.currency);
  return budget === undefined ? undefined : BigInt(budget.minor);
}
