import type { Pacing } from '../shared/pacing.ts';
import { deliveredDays } from './delivered-days.ts';
import { pacingCausesOf } from './pacing-causes-of.ts';
import type { PacingInput } from './pacing-input.ts';
import { planOfFlight } from './plan-of-flight.ts';

/**
 * How one campaign spends against an even plan, and what is wrong with it: nothing before its flight has had a full
 * day, nor after its end. Where days are missing it is never said to spend too little.
 */
export function pacingOf(input: PacingInput): Pacing {
  const { target, zone, flight, currency } = input;
  const delivered = deliveredDays(input);
  const plan = planOfFlight(input, delivered);
  return {
    target,
    zone,
    looked: { from: flight.from, to: delivered.days.at(-1)?.day ?? flight.from },
    spent: { minor: delivered.spent, currency },
    ...(plan && { plan }),
    causes: pacingCausesOf(input, delivered, plan),
  };
}
