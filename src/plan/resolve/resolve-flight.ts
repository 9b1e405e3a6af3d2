import type { PlanProblem } from '../../shared/plan-problem.ts';
import {
  addDays,
  clockAt,
  instantsOf,
  startOfDay,
  type LocalTime,
} from '../../shared/local-time.ts';
import type { PlannedCampaign } from '../plan.ts';
import { placeIn, problemAt, type Place } from '../source/source-node.ts';

/** When a campaign runs, in Unix seconds as the service takes them. */
export interface ResolvedFlight {
  start_date: number;
  end_date?: number;
}

/** What a plan is resolved against, and what is found out on the way. */
export interface Resolving {
  timeZone: string;
  currency: string;
  now: Date;
  /** How many days later everything happens than the file says. */
  shift: number;
  problems: PlanProblem[];
  warnings: string[];
}

/** Puts a campaign's times on the account's clock; undefined when they do not work there. */
export function resolveFlight(
  campaign: PlannedCampaign,
  resolving: Resolving,
): ResolvedFlight | undefined {
  const { start, end, places } = campaign;
  const startAt = placeIn(places, 'start_date');
  const endAt = placeIn(places, 'end_date');
  const start_date = instantOf(start, startAt, resolving);
  refusePast(start_date, startAt, resolving);
  if (end === undefined) return start_date === undefined ? undefined : { start_date };
  const end_date = instantOf(endOfDay(end), endAt, resolving);
  if (start_date === undefined || end_date === undefined) return undefined;
  if (end_date <= start_date) {
    resolving.problems.push(problemAt(endAt, 'is not after the start', 'write a later end'));
    return undefined;
  }
  warnShort(campaign, end_date - start_date, resolving);
  return { start_date, end_date };
}

/** A day ends when the next one begins. */
function endOfDay(end: LocalTime): LocalTime {
  return end.time === undefined ? { day: addDays(end.day, 1) } : end;
}

function instantOf(local: LocalTime, place: Place, resolving: Resolving): number | undefined {
  const { timeZone, shift, problems, warnings } = resolving;
  const day = addDays(local.day, shift);
  if (local.time === undefined) return startOfDay(day, timeZone);
  const [first, second] = instantsOf({ day, time: local.time }, timeZone);
  const clock = `${local.time.slice(0, 5)} on ${day}`;
  if (first === undefined) {
    problems.push(
      problemAt(
        place,
        `there is no ${clock} in ${timeZone}: the clock is put forward that night`,
        'write a time one hour later',
      ),
    );
  } else if (second !== undefined) {
    warnings.push(`${place.path}: ${clock} comes twice in ${timeZone}; the first is taken.`);
  }
  return first;
}

function refusePast(
  start: number | undefined,
  place: Place,
  { now, timeZone, problems }: Resolving,
): void {
  const seconds = Math.floor(now.getTime() / 1000);
  if (start === undefined || start >= seconds) return;
  problems.push(
    problemAt(
      place,
      `${clockAt(start, timeZone)} is in the past: there it is ${clockAt(seconds, timeZone)} now`,
      'write a later start, or move the whole plan with a start date in the form',
    ),
  );
}

function warnShort(
  { name, network, values }: PlannedCampaign,
  seconds: number,
  { warnings }: Resolving,
): void {
  if (network !== 'fb' || values.budget_type !== 'daily' || seconds >= 24 * 60 * 60) return;
  warnings.push(
    `«${name}» lasts less than 24 hours: the service turns its daily budget into a lifetime budget.`,
  );
}
