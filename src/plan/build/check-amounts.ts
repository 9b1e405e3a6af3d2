import type { FoundProblem } from '../found-problem.ts';
import { placeOfPart } from './merged-fields.ts';
import type { MergedFields } from './merged-fields.ts';
import { problemAt } from '../source/source-node.ts';

/** Fields that are sums of money in the account's currency. */
export const moneyFields = ['daily_budget', 'lifetime_budget', 'spend_cap', 'bid'] as const;

/** The service's reference sets no lower bounds, but no plan means a negative sum or a budget of nothing. */
export function checkAmounts(merged: MergedFields, problems: FoundProblem[]): void {
  for (const name of moneyFields) {
    const { value, broken } = merged.fields.get(name) ?? { broken: false };
    if (broken || typeof value !== 'number') continue;
    if (value < 0 || (value === 0 && name !== 'bid')) {
      problems.push(
        problemAt(placeOfPart(merged, [name]), `${value} is too little`, 'give a sum above 0'),
      );
    }
  }
}
