import type { QuietHours, Timing } from '../shared/digest.ts';
import { addDays, clockAt, instantAt } from '../shared/local-time.ts';

/** The instant at which the quiet hours around `at` end; undefined where it is not quiet. Instants. */
export function quietUntil(asked: {
  timing: Timing;
  quiet: QuietHours | undefined;
  at: string;
}): string | undefined {
  const { timing, quiet, at } = asked;
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const [day = '', clock = ''] = clockAt(Date.parse(at) / 1000, timing.zone).split(' ');
  const isOvernight = quiet.from > quiet.to;
  const isEvening = clock >= quiet.from;
  const isMorning = clock < quiet.to;
  if (isOvernight ? !isEvening && !isMorning : !isEvening || !isMorning) return undefined;
  const end = isOvernight && isEvening ? addDays(day, 1) : day;
  // An hour that the clock has twice is quiet until its second end, so that the end is never over already.
  const until = instantAt({ day: end, time: `${quiet.to}:00` }, timing.zone, 'last');
  return new Date(until * 1000).toISOString();
}
