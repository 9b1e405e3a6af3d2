import { windowOf } from '../../policy/freeze-window.ts';
import type { CalendarFreezeTimes, Freezes, KnownFreeze } from '../../shared/freeze.ts';
import type { LedgerRecord } from '../../shared/ledger.ts';
import type { TargetPath } from '../../shared/target.ts';
import { freezeOf } from './freeze-of.ts';
import type { GateDeps } from './gate-deps.ts';

/** What is frozen, by the ledger and by the policy's calendar. */
export function createFreezeActivities({
  ledger,
  policy: file,
}: Pick<GateDeps, 'ledger' | 'policy'>) {
  return {
    /** All freezes in force; of the calendar also those of the next 60 days. */
    async freezesKnown(): Promise<Freezes> {
      const [set, current] = await Promise.all([ledger.freezes(), file.current()]);
      const policy = 'policy' in current ? current.policy : undefined;
      const now = Date.now() / 1000;
      const calendar = (policy?.freezes.calendar ?? []).flatMap((freeze): CalendarFreezeTimes[] => {
        const { from, until } = windowOf(freeze);
        if (until <= now || from > now + 60 * daySeconds) return [];
        const { name, reason, advertisers } = freeze;
        return [{ name, reason, from: instant(from), until: instant(until), advertisers }];
      });
      return { set: set.map(knownOf), calendar };
    },

    /** Freezes in force on the object of this path and on all it is in. */
    async freezesOn(path: TargetPath): Promise<KnownFreeze[]> {
      return (await ledger.freezesOn(path)).map(knownOf);
    },

    /**
     * Why something may not go on that passed the gate at `since`: somebody has frozen what it is in since then, or the
     * campaign itself, which was not looked at before. Null where nothing is in the way.
     */
    async frozenSince({
      path,
      since,
    }: {
      path: TargetPath;
      since: string;
    }): Promise<string | null> {
      const freezes = await ledger.freezesOn(path);
      const found = freezes.find(
        ({ at, target }) => target.kind === 'campaign' || Date.parse(at) > Date.parse(since),
      );
      if (found === undefined) return null;
      const { target, reason, until } = freezeOf(found);
      const end = until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`;
      return `${target} is frozen${end}: ${reason}. Launch the plan again when the freeze is over.`;
    },
  };
}

const daySeconds = 86_400;

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

function knownOf({ id, target, by, at, until, reason }: LedgerRecord): KnownFreeze {
  return {
    target,
    by: by.user,
    since: at,
    entry: id,
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
  };
}
