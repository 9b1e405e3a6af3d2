import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { ServiceError } from '../../services/errors.ts';
import { moneyOf, type Money } from '../../shared/money.ts';
import type { Change } from '../../shared/proposal.ts';
import type { Target } from '../../shared/target.ts';
import { toFailure } from '../failure.ts';
import { createChangedValues, exactMoney, type LiveValue } from './changed-value.ts';
import { createGoneAbove } from './gone-above.ts';
import type { SocialDoor } from './social-door.ts';

/** What became of one change. `now` is what the service told last. */
export type AppliedChange =
  | { outcome: 'changed' | 'already so' | 'moved'; now: Money }
  /** Written, and the service tells neither the old value nor the new one. */
  | { outcome: 'otherwise'; now: Money }
  | { outcome: 'gone'; written: 'no' | 'unknown' }
  /** The service said yes, and went on telling the old value. */
  | { outcome: 'ignored'; now: Money };

/** Where a value is now, against what a proposal says it was and will be. */
export type Standing = 'as before' | 'as wanted' | 'moved' | 'gone';

export function createApplyChange({ social }: { social: SocialDoor }) {
  const values = createChangedValues(social);

  async function stand(
    change: Change,
    isGoneAbove: (target: Target) => Promise<boolean> = createGoneAbove(social),
  ): Promise<{ live?: LiveValue; at: Standing; now: Money }> {
    const { target, before, after, field } = change;
    const [live, isOrphan] = await Promise.all([values.read(target), isGoneAbove(target)]);
    const now = moneyOf(live?.major ?? 0, before.currency);
    if (live === undefined || live.isGone || isOrphan) return { at: 'gone', now };
    const exact = live.field === field ? exactMoney(live.major, before.currency) : undefined;
    if (exact?.minor === before.minor) return { live, at: 'as before', now };
    return { live, at: exact?.minor === after.minor ? 'as wanted' : 'moved', now };
  }

  return {
    /** Where the values are now, in the order of the changes. */
    async lookAtChanges(changes: Change[]): Promise<Standing[]> {
      const found: Standing[] = [];
      const isGoneAbove = createGoneAbove(social);
      for (const change of changes) found.push((await stand(change, isGoneAbove)).at);
      return found;
    },

    /**
     * Compares with what was approved, writes, and reads back. A later attempt finds what an earlier one wrote, and
     * does not write it again. Its failure says whether something was written.
     */
    async applyChange(change: Change): Promise<AppliedChange> {
      const isFirst = activityInfo().attempt === 1;
      const { live, at, now } = await reading(() => stand(change), isFirst);
      if (at === 'gone' || live === undefined) {
        return { outcome: 'gone', written: isFirst ? 'no' : 'unknown' };
      }
      // What a lost attempt wrote, or somebody else in the same moment: it is as approved either way.
      if (at === 'as wanted') return { outcome: isFirst ? 'already so' : 'changed', now };
      if (at === 'moved') return { outcome: 'moved', now };
      try {
        await values.write(change, change.after, live);
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'unexpected-response') {
          throw toFailure(error, { written: isFirst && isNotWritten(error) ? 'no' : 'unknown' });
        }
        // The service took it, in an answer nobody can read: what it tells now decides.
      }
      const after = await reading(() => stand(change), false);
      switch (after.at) {
        case 'as wanted':
          return { outcome: 'changed', now: after.now };
        case 'as before':
          if (activityInfo().attempt < 3) throw notYet();
          return { outcome: 'ignored', now: after.now };
        case 'moved':
          return { outcome: 'otherwise', now: after.now };
        case 'gone':
          return { outcome: 'gone', written: 'unknown' };
      }
    },
  };
}

/** The service may need a moment before it tells what it took. */
function notYet(): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'unknown-outcome',
    message: 'the service took the new value and still tells the old one',
    nextRetryDelay: '2s',
    details: [{ written: 'unknown' }],
  });
}

async function reading<T>(read: () => Promise<T>, nothingWritten: boolean): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw toFailure(error, { written: nothingWritten ? 'no' : 'unknown' });
  }
}

const surelyNot = [
  'invalid-input',
  'rejected',
  'unauthorized',
  'not-found',
  'conflict',
  'rate-limited',
  'unreachable',
];
const isNotWritten = (error: unknown): boolean =>
  error instanceof ServiceError && surelyNot.includes(error.kind);
