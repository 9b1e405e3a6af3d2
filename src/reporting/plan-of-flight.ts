import { daysBetween } from '../shared/local-time.ts';
import { formatMoney } from '../shared/money.ts';
import type { PacingPlan } from '../shared/pacing.ts';
import type { DeliveredDays } from './delivered-days.ts';
import type { PacingInput } from './pacing-input.ts';

/** So many of the last full days say how it goes on. */
const projectedFrom = 7;

/** Every day of a flight spends the same; undefined where it has no end or no budget, or is over before it begins. */
export function planOfFlight(
  { flight, budget, tolerance, playing, currency }: PacingInput,
  { days, spent, yesterday }: DeliveredDays,
): PacingPlan | undefined {
  if (flight.to === undefined || budget === undefined || flight.to < flight.from) return undefined;
  const all = daysBetween(flight.from, flight.to) + 1;
  const minor = budget.kind === 'lifetime' ? budget.money.minor : budget.money.minor * all;
  const done = days.length / all;
  const money = (amount: number) => ({ minor: Math.round(amount), currency });
  const left = Math.max(0, Math.min(all, daysBetween(yesterday, flight.to)));
  const known = days.slice(-projectedFrom).flatMap(({ counts }) => counts.spent ?? []);
  const mean = known.length === 0 ? 0 : known.reduce((sum, one) => sum + one, 0) / known.length;
  return {
    flight: { from: flight.from, to: flight.to },
    planned: money(minor),
    due: money(minor * done),
    projected: { money: money(spent + (playing ? mean * left : 0)), method: method() },
    tolerancePercent: tolerance.start + (tolerance.end - tolerance.start) * done,
  };

  function method(): string {
    const soFar = `${formatMoney(money(spent))} so far`;
    if (left === 0) return soFar;
    if (!playing) return `${soFar}; paused, so nothing is added for the ${dayCount(left)} left`;
    if (known.length === 0) return `${soFar}; no full day is known to go on from`;
    const last = known.length === 1 ? 'the last full day' : `the last ${known.length} full days`;
    const each = `${formatMoney(money(mean))} a day as in ${last}`;
    return `${soFar}, and ${each} for the ${dayCount(left)} left`;
  }
}

const dayCount = (count: number): string => (count === 1 ? 'one day' : `${count} days`);
