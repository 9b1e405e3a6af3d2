import type { Days } from '../shared/evidence-days.ts';
import { addDays } from '../shared/local-time.ts';
import type { Period, PeriodName } from '../shared/period.ts';
import { periodsOf, yesterdayOf, type PeriodQuestion } from './periods-of.ts';

/** How many days a chart shows, and are kept to see what is restated. */
export const chartDays = 14;

/**
 * From the earliest day to the latest that periods and what they are compared with are made of; their days in one
 * piece, since one call reads them all.
 * @throws RangeError where there is no period
 */
export function daysNeeded(periods: readonly Period[]): Days {
  const all = periods.flatMap(({ days, before }) =>
    before === undefined ? [days] : [days, before],
  );
  const from = all.map((days) => days.from).toSorted()[0];
  const to = all
    .map((days) => days.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) throw new RangeError('no periods, no days');
  return { from, to };
}

/** The days that a digest needs of one source: for its periods, its charts and the limits of a day. */
export function digestDays(question: PeriodQuestion): Days {
  const chart = daysOfChart(question.now, question.zone);
  const names: PeriodName[] = [...question.names];
  return daysNeeded([
    { name: 'custom', days: chart, zone: question.zone },
    ...periodsOf({ ...question, names }),
  ]);
}

/** The last full days on the calendar of a zone, as many as a chart shows. */
export function daysOfChart(now: string, zone: string): Days {
  const to = yesterdayOf(now, zone);
  return { from: addDays(to, 1 - chartDays), to };
}
