import { decimalsOf } from '../../shared/money.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { moneyFields } from '../build/check-amounts.ts';
import { placeIn, problemAt, type Place } from '../source/source-node.ts';

/** Sums that the currency has no coins for: 0.855 euros, 100.50 yen. */
export function checkDecimals(
  { values, places }: { values: object; places: Record<string, Place> },
  currency: string,
): PlanProblem[] {
  const decimals = decimalsOf(currency);
  return moneyFields.flatMap((field) => {
    const value: unknown = Reflect.get(values, field);
    if (typeof value !== 'number' || Number(value.toFixed(decimals)) === value) return [];
    return [
      problemAt(
        placeIn(places, field),
        `${value} has more decimals than ${currency}, which has ${decimals === 0 ? 'none' : decimals}`,
        `write ${value.toFixed(decimals)}`,
      ),
    ];
  });
}
