import { addDays, dayAt, instantAt } from '../shared/local-time.ts';
import type { Money } from '../shared/money.ts';
import { isAbove } from './amounts.ts';
import type { Policy } from './policy.ts';

/**
 * When a message that is due now may be posted, if quiet hours hold it; undefined: at once. Instants.
 * @param perDay the money a day it is about; above the limit of the policy it does not wait
 */
export function quietUntil(policy: Policy, now: string, perDay?: Money): string | undefined {
  const quiet = policy.quiet_hours;
  if (quiet === undefined) return undefined;
  if (perDay !== undefined && quiet.unless_above !== undefined) {
    if (isAbove(perDay, quiet.unless_above)) return undefined;
  }
  const at = Date.parse(now) / 1000;
  const today = dayAt(at, quiet.zone);
  const until = [addDays(today, -1), today]
    .map((day) => {
      const isOvernight = quiet.until <= quiet.from;
      const end = { day: isOvernight ? addDays(day, 1) : day, time: `${quiet.until}:00` };
      return {
        from: instantAt({ day, time: `${quiet.from}:00` }, quiet.zone, 'first'),
        until: instantAt(end, quiet.zone, 'last'),
      };
    })
    .find((night) => night.from <= at && at < night.until)?.until;
  return until === undefined ? undefined : new Date(until * 1000).toISOString();
}
