import type { FoundProblem } from '../found-problem.ts';
import { addDays, clockSeconds, parseLocalTime, type LocalTime } from '../../shared/local-time.ts';
import { problemAt } from '../source/source-node.ts';
import { placeOfPart, textOf, type MergedFields } from './merged-fields.ts';

/** When a campaign runs, on the account's clock. */
export interface Flight {
  start: LocalTime;
  /** A day without time means its end. */
  end?: LocalTime;
}

/** Reads a campaign's times; undefined when there is something wrong with them. */
export function checkFlight(merged: MergedFields, problems: FoundProblem[]): Flight | undefined {
  const start = parseLocalTime(textOf(merged, 'start_date') ?? '');
  const end = parseLocalTime(textOf(merged, 'end_date') ?? '');
  if (!merged.fields.has('start_date')) {
    problems.push(
      problemAt(
        placeOfPart(merged, ['start_date']),
        'is required',
        'write the first day, such as 2027-01-31',
      ),
    );
  }
  if (start === undefined) return undefined;
  if (end === undefined) return merged.fields.has('end_date') ? undefined : { start };
  if (endOnClock(end) <= clockSeconds(start)) {
    problems.push({
      ...problemAt(
        placeOfPart(merged, ['end_date']),
        'is not after the start',
        'write a later end',
      ),
      ...(merged.inherited.has('end_date') ? { heir: merged.place.path } : {}),
    });
    return undefined;
  }
  return { start, end };
}

function endOnClock(end: LocalTime): number {
  return clockSeconds(end.time === undefined ? { day: addDays(end.day, 1) } : end);
}
