import type { PlanProblem } from '../../shared/plan-problem.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import type { PlannedMediaPlan } from '../plan.ts';
import { placeIn, problemAt } from '../source/source-node.ts';

/** Without a currency and a time zone that are understood nothing can be said about money and days. */
export function checkAccount(
  { places }: PlannedMediaPlan,
  { currency, timeZone }: { currency: string; timeZone: string },
): PlanProblem[] {
  const unusable = [
    ...(/^[A-Z]{3}$/u.test(currency) ? [] : [`the currency ${JSON.stringify(currency)}`]),
    ...(isTimeZone(timeZone) ? [] : [`the time zone ${JSON.stringify(timeZone)}`]),
  ];
  return unusable.map((what) =>
    problemAt(
      placeIn(places, 'account'),
      `the service gives the account ${what}, which does not exist`,
      'choose another account, or have this one mended in the service',
    ),
  );
}
