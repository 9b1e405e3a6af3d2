import type { UpdateDefinition } from '@temporalio/common';
import { condition, setHandler } from '@temporalio/workflow';
import type { Person } from '../shared/launch.ts';
import type { Answer } from './launch-messages.ts';

/** A preview nobody decided on for a day is about another day. */
const previewLifetime = '24h';

export interface Decision<Choice extends string> {
  by: Person;
  choice: Choice;
  version: number;
}

/** Takes the decision on what is shown: one, by somebody who may, on the version they saw. */
export interface Ballot<Choice extends string> {
  /** From now on `version` is what is decided on; called before people see it. */
  open(version: number): void;
  /** The decision; undefined when none came within a day. */
  decided(): Promise<Decision<Choice> | undefined>;
}

/**
 * `done` says what somebody did who chose: `launched`. `may` says whether they may, at the moment they do.
 */
export function createBallot<Choice extends string>(
  update: UpdateDefinition<Answer, [Decision<Choice>]>,
  done: Record<Choice, string>,
  may: (decision: Decision<Choice>) => Promise<Answer>,
): Ballot<Choice> {
  let open: number | undefined;
  let taken: Decision<Choice> | undefined;

  setHandler(update, async (decision) => {
    const early = refusalOf(decision);
    if (early) return early;
    const right = await may(decision);
    if (!right.accepted) return right;
    // While Slack was asked, somebody else may have decided.
    const late = refusalOf(decision);
    if (late) return late;
    taken = decision;
    return { accepted: true };
  });

  function refusalOf({ version }: Decision<Choice>): Answer | undefined {
    if (taken !== undefined && open !== undefined) {
      const { by, choice } = taken;
      return { accepted: false, reason: `<@${by.user}> has already ${done[choice]} it.` };
    }
    if (open === undefined)
      return { accepted: false, reason: 'Nothing waits for a decision here.' };
    if (version === open) return undefined;
    return { accepted: false, reason: 'The preview has changed meanwhile: look at it again.' };
  }

  return {
    open: (version) => {
      open = version;
      taken = undefined;
    },
    decided: async () => {
      await condition(() => taken !== undefined, previewLifetime);
      if (taken === undefined) open = undefined;
      return taken;
    },
  };
}
