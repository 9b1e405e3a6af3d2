import type { Timing } from '../shared/digest.ts';
import { dueTimes } from './due-times.ts';

/** The latest instant, not before `since` and not after `now`, at which a subscription was due. Instants. */
export function newestDue(asked: {
  timing: Timing;
  since: string;
  now: string;
}): string | undefined {
  return dueTimes(asked.timing, { from: asked.since, to: asked.now }).at(-1);
}
