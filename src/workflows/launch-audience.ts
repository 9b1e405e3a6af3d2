import { condition, setHandler } from '@temporalio/workflow';
import type { LaunchNotice, LaunchRequest, MessageRef } from '../shared/launch.ts';
import type { StepEnd } from '../shared/step.ts';
import { endStep } from './end-step.ts';
import { join, type JoinRequest } from './launch-messages.ts';
import { telling } from './proxies.ts';

/** Everybody who gave this plan while its launch was open. */
export interface LaunchAudience {
  /** Tells each of them, seen by nobody else. */
  tell(notice: LaunchNotice): Promise<void>;
  /** Tells the steps of Workflow Builder in which it was given how it ended. */
  endSteps(end: StepEnd): Promise<void>;
  /** Who gave it when this launch had just ended, and so wants another one. */
  next(): JoinRequest | undefined;
}

/**
 * Takes in who joins. The requester is there from the start; others are shown to the message as soon as
 * `place` has it, or, where the launch is over before, hear what `tell` tells everybody.
 */
export function createLaunchAudience(
  request: LaunchRequest,
  place: () => MessageRef | undefined,
  isOver: () => boolean,
): LaunchAudience {
  const { requester } = request;
  const joined: JoinRequest[] = [{ ...request, by: requester }];
  let next: JoinRequest | undefined;

  setHandler(join, async (newcomer) => {
    if (joined.some(({ submission }) => submission === newcomer.submission)) return;
    if (isOver()) {
      const isLate = next !== undefined && next.submission !== newcomer.submission;
      next ??= newcomer;
      if (isLate && newcomer.step !== undefined) await endStep(newcomer.step, tooLate);
      return;
    }
    joined.push(newcomer);
    await condition(() => place() !== undefined || isOver());
    const message = place();
    if (message === undefined) return;
    await tellOne(newcomer, { kind: 'joined', requester: requester.user, message });
  });

  return {
    next: () => next,
    endSteps: async (end) => {
      const steps = joined.flatMap(({ step }) => step ?? []);
      await Promise.all(steps.map((step) => endStep(step, end)));
    },
    tell: async (notice) => {
      const people = new Map(joined.map((newcomer) => [newcomer.by.user, newcomer]));
      await Promise.all([...people.values()].map((person) => tellOne(person, notice)));
    },
  };
}

const tooLate: StepEnd = {
  kind: 'failed',
  error: 'Another launch of this plan is just beginning. Run this again to wait for it.',
};

function tellOne({ by, channel }: JoinRequest, notice: LaunchNotice): Promise<void> {
  return telling.tellPerson({ user: by.user, channel, notice });
}
