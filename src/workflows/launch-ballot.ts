import { condition, setHandler } from '@temporalio/workflow';
import { authorityOf } from './authority.ts';
import { decide, type Answer, type Decision } from './launch-messages.ts';

/** A preview nobody decided on for a day is about another day. */
const previewLifetime = '24h';

/** Takes the decision on what is shown: one, by somebody who may, on the version they saw. */
export interface LaunchBallot {
  /** From now on `version` is what is decided on; called before people see it. */
  open(version: number): void;
  /** The decision; undefined when none came within a day. */
  decided(): Promise<Decision | undefined>;
}

export function createLaunchBallot(): LaunchBallot {
  let open: number | undefined;
  let taken: Decision | undefined;

  setHandler(decide, async (decision) => {
    const early = refusalOf(decision);
    if (early) return early;
    const authority = await authorityOf(decision.by);
    if (!authority.accepted) return authority;
    // While Slack was asked, somebody else may have decided.
    const late = refusalOf(decision);
    if (late) return late;
    taken = decision;
    return { accepted: true };
  });

  function refusalOf({ version }: Decision): Answer | undefined {
    if (taken !== undefined && open !== undefined) {
      const done = taken.choice === 'launch' ? 'launched' : 'cancelled';
      return { accepted: false, reason: `<@${taken.by.user}> has already ${done} it.` };
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
