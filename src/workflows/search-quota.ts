import { CancellationScope, sleep } from '@temporalio/workflow';
import type { Lane } from '../shared/quota.ts';
import { failureOf } from './failures.ts';
import { letGo } from './let-go.ts';
import { gathering, lookingUp } from './proxies.ts';

/** How long batch work waits for the allowance before it goes on without. */
const patienceMs = 10 * 60_000;

/** Why work on the search service did not begin; it may be tried again later. */
export interface QuotaRefused {
  why: string;
}

/**
 * Holds requests to the search service for some work, and gives back what the work did not use. Without room for them
 * in a few minutes, or at once for somebody who waits, the work is not begun.
 */
export async function withSearchQuota(
  wanted: { units: number; lane: Lane },
  work: (reservation: string | undefined) => Promise<void>,
): Promise<QuotaRefused | undefined> {
  const held = await hold(wanted);
  if ('why' in held) return held;
  const { reservation } = held;
  try {
    await work(reservation);
  } finally {
    if (reservation !== undefined) {
      await CancellationScope.nonCancellable(() =>
        letGo(gathering.search.releaseSearch({ reservation })),
      );
    }
  }
  return undefined;
}

async function hold(wanted: {
  units: number;
  lane: Lane;
}): Promise<{ reservation?: string } | QuotaRefused> {
  const { search } = wanted.lane === 'batch' ? gathering : lookingUp;
  try {
    const first = await search.reserveSearch(wanted);
    const { refusedUntil } = first;
    if (refusedUntil === undefined || wanted.lane === 'interactive') return orRefused(first);
    const waitMs = Date.parse(refusedUntil) - Date.now();
    if (waitMs > patienceMs) return orRefused(first);
    await sleep(Math.max(waitMs, 1_000));
    return orRefused(await search.reserveSearch(wanted));
  } catch (error) {
    return { why: failureOf(error).message };
  }
}

function orRefused({
  reservation,
  refusedUntil: until,
}: {
  reservation?: string;
  refusedUntil?: string;
}): { reservation?: string } | QuotaRefused {
  if (until === undefined) return reservation === undefined ? {} : { reservation };
  // The first full minute from then on.
  const time = new Date(Date.parse(until) + 59_999).toISOString().slice(11, 16);
  return { why: `The allowance of the search service is used up until ${time} UTC` };
}
