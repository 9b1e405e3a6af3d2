import type { FoundProblem } from '../found-problem.ts';
import { problemAt } from '../source/source-node.ts';
import { placeOfPart, valuesOf, type MergedFields } from './merged-fields.ts';

/** Fields that are sums of money in the account's currency. */
export const moneyFields = ['daily_budget', 'lifetime_budget', 'spend_cap', 'bid'] as const;

/** The service's reference sets no lower bounds, but no plan means a negative sum or a budget of nothing. */
export function checkAmounts(merged: MergedFields, problems: FoundProblem[]): void {
  const values = valuesOf(merged);
  for (const name of moneyFields) {
    const value = values[name];
    if (typeof value !== 'number') continue;
    if (value < 0 || (value === 0 && name !== 'bid')) {
      problems.push(
        problemAt(
          placeOfPart(merged, [name]),
          `${value} is too little`,
          name === 'bid' ? 'give 0 or more' : 'give a sum above 0',
        ),
      );
    }
  }
}
