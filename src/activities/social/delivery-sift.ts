import { atOnce } from '../../shared/at-once.ts';
import type {
  DeliveryAction,
  DeliveryItem,
  DeliveryTarget,
  LeftOut,
  LeftOutTally,
} from '../../shared/delivery.ts';
import type { Ledger, LedgerRecord } from '../../shared/ledger.ts';
import type { Target } from '../../shared/target.ts';
import { pathKeys } from '../../shared/target-path.ts';
import type { Playable } from './delivery-objects.ts';

/** What is to be changed, and what stays as it is and why. */
export interface Sifted {
  ready: (DeliveryItem & { playable: Playable })[];
  alreadySo: number;
  leftOut: LeftOutTally[];
}

/**
 * Tells what is to be changed from what is so already and what is left alone. Only what we paused, and nobody
 * touched since, is resumed; of an earlier run only what is still as that run left it is put back.
 */
export async function sift(
  ledger: Ledger,
  playables: readonly Playable[],
  asked: { action: DeliveryAction; target: Target; run?: string },
): Promise<Sifted> {
  const freezes = await ledger.freezes();
  const below = freezes.filter(({ target }) => !isOn(target, asked.target));
  const verdicts = await atOnce(8, playables, async (playable) => ({
    playable,
    verdict: await judge(playable),
  }));
  const leftOut = verdicts.flatMap(({ verdict }) => (verdict.is === 'left out' ? [verdict] : []));
  return {
    ready: verdicts.flatMap(({ playable, verdict }) => {
      if (verdict.is !== 'ready') return [];
      const { undoes } = verdict;
      return [{ playable, target: playable.target, ...(undoes !== undefined && { undoes }) }];
    }),
    alreadySo: verdicts.filter(({ verdict }) => verdict.is === 'already so').length,
    leftOut: tallied(leftOut.map(({ is: _is, ...rest }) => rest)),
  };

  async function judge({ target, status, isGone }: Playable): Promise<Verdict> {
    const leave = (why: LeftOut['why'], record?: LedgerRecord): Verdict => ({
      is: 'left out',
      why,
      id: target.id,
      name: target.name,
      ...(record && { by: record.by.user }),
      ...(record?.reason !== undefined && { reason: record.reason }),
    });
    if (isGone) return leave('gone');
    if ((status === 'pause') === (asked.action === 'pause')) return { is: 'already so' };
    const freeze = below.find((one) => isOn(one.target, target));
    if (freeze !== undefined) return leave('frozen', freeze);
    if (asked.action === 'pause' && asked.run === undefined) return { is: 'ready' };
    const last = await lastDelivery(target);
    if (last === undefined) return leave('foreign');
    if (asked.run !== undefined) {
      const isTheirs = last.run.workflowId === asked.run && last.kind === opposite[asked.action];
      return isTheirs ? { is: 'ready', undoes: last.id } : leave('touched', last);
    }
    if (last.kind !== 'pause') return leave('touched', last);
    if (!isOn(last.partOf ?? last.target, asked.target)) return leave('own', last);
    return { is: 'ready', undoes: last.id };
  }

  /** The newest entry that says of an object whether it plays. */
  async function lastDelivery({ kind, id }: Target): Promise<LedgerRecord | undefined> {
    const records = await ledger.about({ kind, id, limit: entriesRead });
    return records.find(
      (record) =>
        record.kind === 'pause' ||
        record.kind === 'resume' ||
        (record.kind === 'operation' && playWords.some((name) => name in record.after)),
    );
  }
}

/** What an entry of an earlier run says that this puts back. */
export const opposite = { pause: 'resume', resume: 'pause' } as const;

/** The first of each kind are named, the rest are counted. */
export function tallied(all: readonly LeftOut[]): LeftOutTally[] {
  return [...Map.groupBy(all, ({ why }) => why)].map(([why, some]) => ({
    why,
    count: some.length,
    first: some.slice(0, leftOutNamed),
  }));
}

/** For an undo its run, so that only what that run changed is put back. */
export const runOf = (target: DeliveryTarget): string | undefined =>
  target.kind === 'run' ? target.run : undefined;

type Verdict =
  { is: 'ready'; undoes?: string } | { is: 'already so' } | ({ is: 'left out' } & LeftOut);

const entriesRead = 100;
const leftOutNamed = 5;

/** Fields of operations that say whether something plays. */
const playWords = ['status', 'action'];

/** Whether the one is the other, or the other is in it. */
const isOn = (one: Target, other: Target): boolean => other.path[pathKeys[one.kind]] === one.id;
