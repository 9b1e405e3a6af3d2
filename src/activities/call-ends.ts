import { cancellationSignal } from '@temporalio/activity';
import type { CallEnds } from '../services/call-ends.ts';

const known = new WeakMap<AbortSignal, Required<CallEnds>>();

/**
 * What ends a call to a service: that its activity is cancelled. When the worker is asked to end, a call that was sent
 * is waited for all the same: the next attempt starts at once, and would look before the service has done what was cut
 * off, and do it again.
 */
export function callEnds(): CallEnds {
  const unsent = cancellationSignal();
  const ends = known.get(unsent);
  if (ends !== undefined) return ends;
  const controller = new AbortController();
  unsent.addEventListener('abort', () => {
    if (!isEndOfWorker(unsent.reason)) controller.abort(unsent.reason);
  });
  const made = { signal: controller.signal, unsent };
  known.set(unsent, made);
  return made;
}

/** Temporal's word for it. */
const isEndOfWorker = (reason: unknown): boolean =>
  reason instanceof Error && reason.message === 'WORKER_SHUTDOWN';
