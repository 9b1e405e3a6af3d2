import { CancellationScope, condition } from '@temporalio/workflow';
import { batched, grouped } from '../shared/delivery-groups.ts';
import { addTally, emptyTally } from '../shared/delivery-tally.ts';
import type {
  DeliveryAction,
  DeliveryFailure,
  DeliveryGroup,
  DeliveryItem,
  DeliveryProgress,
  DeliveryStamp,
  DeliveryTally,
  DeliveryTarget,
} from '../shared/delivery.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { failureOf } from './failures.ts';
import { passGate, type Passage } from './judge.ts';
import { making } from './proxies.ts';

interface Course {
  action: DeliveryAction;
  target: Exclude<DeliveryTarget, { kind: 'words' }>;
  groups: DeliveryGroup[];
  stamp: DeliveryStamp;
  passage: Passage;
  desk: DeliveryDesk;
  /** What earlier courses of the run have done, and how many objects it is about. */
  before: DeliveryTally;
  total: number;
  onMove: (progress: DeliveryProgress) => void;
}

/** How it ended, and what is left to try again. */
export interface CourseEnd {
  progress: DeliveryProgress;
  done: DeliveryTally;
  rest: DeliveryGroup[];
}

/** Objects of one activity: between two of them is the safe point to stop at. */
const batchSize = 50;
const failuresTold = 10;
/** Policy, freezes and rights are asked again when they were asked so long ago. */
const gateHoldsMs = 60_000;

/** Pauses or resumes what was agreed on, batch by batch. Never more than that, and never fails. */
export async function runDelivery(course: Course): Promise<CourseEnd> {
  const { action, target, groups, stamp, passage, desk, onMove } = course;
  const unknown = course.before.failures.filter((failure) => failure.unknown);
  const batches = batched(groups, batchSize);
  let done: DeliveryTally = { ...course.before, failures: [] };
  let stopped: DeliveryProgress['stopped'];
  let passedAt = 0;
  let begun = 0;

  for (const batch of batches) {
    if (isStopped() || !(await mayGoOn())) break;
    begun += 1;
    done = addTally(done, await runBatch(batch));
    onMove(progress());
    if (stopped !== undefined) break;
  }
  const failed = grouped(done.failures.map((failure) => failure.target));
  return { progress: progress(), done, rest: [...failed, ...batches.slice(begun).flat()] };

  function progress(): DeliveryProgress {
    const failures = done.failures.slice(0, failuresTold);
    const { length: count } = done.failures;
    return { ...done, total: course.total, failed: count, failures, ...(stopped && { stopped }) };
  }

  function isStopped(): boolean {
    const by = desk.taken()?.by.user;
    if (by !== undefined) stopped = { by };
    return stopped !== undefined;
  }

  async function mayGoOn(): Promise<boolean> {
    if (Date.now() - passedAt < gateHoldsMs) return true;
    const answer = await passGate(passage);
    if (!answer.accepted) stopped = { because: answer.reason };
    passedAt = Date.now();
    return answer.accepted;
  }

  /** What cannot be looked at or changed for an hour, or while somebody wants to stop, ends the course. */
  async function runBatch(batch: DeliveryGroup[]): Promise<DeliveryTally> {
    let items: DeliveryItem[] | undefined;
    let tally = emptyTally();
    try {
      return await whileWanted(async () => {
        const claimed = await claim(batch);
        const look = await making.lookAtDelivery({ action, target, groups: batch });
        const alreadySo = look.alreadySo - claimed;
        tally = { ...tally, changed: claimed, alreadySo, leftOut: look.leftOut };
        ({ items } = look);
        if (items.length === 0) return tally;
        return addTally(tally, await making.applyDelivery({ action, items, stamp }));
      });
    } catch (error) {
      if (!isStopped()) stopped = { because: failureOf(error).message };
      if (items !== undefined) return addTally(tally, await making.countDelivery({ items, stamp }));
      begun -= 1;
      return tally;
    }
  }

  /** How many of those that nobody could tell about were changed after all. */
  async function claim(batch: DeliveryGroup[]): Promise<number> {
    const ids = new Set(batch.flatMap((group) => group.ids));
    const items = unknown.filter((failure) => ids.has(failure.target.id)).map(itemOf);
    if (items.length === 0) return 0;
    return (await making.claimDelivery({ action, items, stamp })).length;
  }

  /** A write that is under way may end by itself; one that waits for a service that is down may not hold people up. */
  async function whileWanted<T>(work: () => Promise<T>): Promise<T> {
    const scope = new CancellationScope();
    let isOver = false;
    const quietSince = new Date().toISOString();
    const watching = Promise.all([watchStop(), watchQuiet()]);
    try {
      return await scope.run(work);
    } finally {
      isOver = true;
      await watching;
    }

    async function watchStop(): Promise<void> {
      await condition(() => isOver || desk.taken() !== undefined);
      if (!isOver && !(await condition(() => isOver, '20s'))) scope.cancel();
    }

    async function watchQuiet(): Promise<void> {
      if (!(await condition(() => isOver, '30s'))) onMove({ ...progress(), quietSince });
    }
  }
}

function itemOf({ target, undoes }: DeliveryFailure): DeliveryItem {
  return { target, ...(undoes !== undefined && { undoes }) };
}
