import { createHash } from 'node:crypto';
import { activityInfo, cancellationSignal } from '@temporalio/activity';
import { ServiceError } from '../../services/errors.ts';
import { atOnce } from '../../shared/at-once.ts';
import type {
  DeliveryAction,
  DeliveryFailure,
  DeliveryItem,
  DeliveryStamp,
  DeliveryTally,
} from '../../shared/delivery.ts';
import type { FailureKind } from '../../shared/failure-kind.ts';
import { LedgerConflict } from '../../shared/ledger-conflict.ts';
import type { Ledger, LedgerEntry } from '../../shared/ledger.ts';
import { grouped } from '../../shared/delivery-groups.ts';
import type { Target } from '../../shared/target.ts';
import { playablesIn } from './delivery-objects.ts';
import type { SocialDoor } from './social-door.ts';

interface Batch {
  action: DeliveryAction;
  items: DeliveryItem[];
  stamp: DeliveryStamp;
}

type Result = { item: DeliveryItem } & (
  { is: 'changed' | 'already so' } | { is: 'failed' | 'pending'; error: ServiceError }
);

export function createDeliveryApply({ social, ledger }: { social: SocialDoor; ledger: Ledger }) {
  return {
    /**
     * Pauses or resumes objects that were not so a moment ago, reads them back, and writes down each that was changed.
     * A later attempt looks first: what is as wanted by then is what the lost attempt did.
     */
    async applyDelivery({ action, items, stamp }: Batch): Promise<DeliveryTally> {
      const wanted = action === 'pause' ? 'pause' : 'play';
      const done = activityInfo().attempt > 1 ? await idsThatAre(wanted, items) : new Set();
      const results = await atOnce(writesAtOnce, items, (item) =>
        done.has(item.target.id)
          ? Promise.resolve<Result>({ item, is: 'changed' })
          : perform(item, wanted),
      );
      const written = results.filter(({ is }) => is === 'changed').map(({ item }) => item);
      const so = written.length === 0 ? new Set() : await idsThatAre(wanted, written);
      const changed = written.filter(({ target }) => so.has(target.id));
      await atOnce(writesAtOnce, changed, (item) => append(action, item, stamp));
      const pending = results.flatMap((result) => (result.is === 'pending' ? [result.error] : []));
      if (pending[0] !== undefined) throw pending[0];
      return {
        changed: changed.length,
        alreadySo: results.filter(({ is }) => is === 'already so').length,
        leftOut: [],
        failures: [
          ...results.flatMap((result) =>
            result.is === 'failed' ? [failure(result.item.target, result.error.message)] : [],
          ),
          ...written
            .filter(({ target }) => !so.has(target.id))
            .map(({ target }) => failure(target, ignored)),
        ],
      };
    },

    /** What became of objects after an `applyDelivery` whose end is not known: what is written down was changed. */
    async countDelivery({ items, stamp }: Omit<Batch, 'action'>): Promise<DeliveryTally> {
      const found = await atOnce(8, items, ({ target }) => ledger.entry(entryId(target, stamp)));
      return {
        changed: found.filter((entry) => entry !== undefined).length,
        alreadySo: 0,
        leftOut: [],
        failures: items.flatMap((item, index) =>
          found[index] === undefined ? [{ ...item, message: silent, unknown: true }] : [],
        ),
      };
    },

    /** Of those that nobody could tell about: what is as wanted by now was changed then, and is written down. */
    async claimDelivery({ action, items, stamp }: Batch): Promise<DeliveryItem[]> {
      const so = await idsThatAre(action === 'pause' ? 'pause' : 'play', items);
      const claimed = items.filter(({ target }) => so.has(target.id));
      await atOnce(writesAtOnce, claimed, (item) => append(action, item, stamp));
      return claimed;
    },
  };

  async function perform(item: DeliveryItem, action: 'play' | 'pause'): Promise<Result> {
    const { kind, id, path } = item.target;
    const where = { m: path.mediaPlan ?? '', c: path.campaign ?? '' };
    const { calls, options } = social;
    try {
      const { alreadyInState } =
        kind === 'campaign'
          ? await calls.campaigns.perform({ ...where, action }, options())
          : await calls.ads.perform({ ...where, ad_id: id, action }, options());
      return { item, is: alreadyInState ? 'already so' : 'changed' };
    } catch (error) {
      if (!(error instanceof ServiceError) || cancellationSignal().aborted) throw error;
      // An answer nobody can read: the reading back tells.
      if (error.kind === 'unexpected-response') return { item, is: 'changed' };
      return { item, is: isTriedAgain[error.kind] ? 'pending' : 'failed', error };
    }
  }

  async function idsThatAre(status: string, items: readonly DeliveryItem[]): Promise<Set<unknown>> {
    const playables = await playablesIn(social, grouped(items.map(({ target }) => target)));
    return new Set(playables.filter((one) => one.status === status).map(({ target }) => target.id));
  }

  async function append(action: DeliveryAction, item: DeliveryItem, stamp: DeliveryStamp) {
    try {
      await ledger.append(entryOf(action, item, stamp));
    } catch (error) {
      // Written down by the attempt before, under the name it had then.
      if (!(error instanceof LedgerConflict)) throw error;
    }
  }
}

const writesAtOnce = 4;
const ignored = 'The service said yes, and tells that nothing has changed.';
const silent = 'The service did not answer.';

/** Failures after which the whole batch is tried again; the others are of the one object. */
const isTriedAgain: Record<FailureKind, boolean> = {
  'invalid-input': false,
  rejected: false,
  unauthorized: false,
  'not-found': false,
  conflict: false,
  'rate-limited': true,
  unreachable: true,
  unavailable: true,
  'timed-out': true,
  'unknown-outcome': true,
  'unexpected-response': false,
};

function entryOf(
  action: DeliveryAction,
  { target, undoes }: DeliveryItem,
  { seed, partOf, ...stamp }: DeliveryStamp,
): LedgerEntry {
  const [before, after] = action === 'pause' ? ['play', 'pause'] : ['pause', 'play'];
  const isPart = partOf.kind !== target.kind || partOf.id !== target.id;
  return {
    ...stamp,
    id: entryId(target, { seed }),
    kind: action,
    target,
    before: { status: before ?? null },
    after: { status: after ?? null },
    ...(isPart && { partOf }),
    ...(undoes !== undefined && { undoes }),
  };
}

/** The same for every attempt of the run at this object. */
function entryId({ kind, id }: Target, { seed }: Pick<DeliveryStamp, 'seed'>): string {
  const hash = createHash('sha256').update(`${seed} ${kind} ${id}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const failure = (target: Target, message: string): DeliveryFailure => ({ target, message });
