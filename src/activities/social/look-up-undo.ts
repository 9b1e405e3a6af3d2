import { atOnce } from '../../shared/at-once.ts';
import type { DeliveryAction } from '../../shared/delivery.ts';
import type { Ledger, LedgerRecord } from '../../shared/ledger.ts';
import { moneyOf, type Money } from '../../shared/money.ts';
import type { Json } from '../../shared/operation.ts';
import type { ChangedField } from '../../shared/proposal.ts';
import type { UndoFound, UndoValue } from '../../shared/undo.ts';
import { createChangedValues, exactMoney } from './changed-value.ts';
import type { SocialDoor } from './social-door.ts';

export function createLookUpUndo({ social, ledger }: { social: SocialDoor; ledger: Ledger }) {
  const values = createChangedValues(social);

  return {
    /** What a run or a ledger entry did, and what of it can be put back now. */
    async lookUpUndo(what: string): Promise<UndoFound> {
      const found = what.includes(':') ? await ofRun(what) : await ofEntry(what);
      if (!Array.isArray(found)) return found;
      const [first] = found;
      if (first === undefined) return { kind: 'none' };
      const { kind } = first;
      if (kind === 'pause' || kind === 'resume') return delivery(kind, found, what);
      if (kind !== 'bid' && kind !== 'budget') {
        return { kind: 'other', did: kind, target: first.partOf ?? first.target };
      }
      const same = found.filter((record) => record.kind === kind);
      return { kind: 'values', of: kind, values: (await atOnce(4, same, standing)).flat() };
    },
  };

  function ofRun(workflowId: string): Promise<LedgerRecord[]> {
    return ledger.ofRun(workflowId);
  }

  async function ofEntry(typed: string): Promise<LedgerRecord[] | UndoFound> {
    const exact = await ledger.entry(typed);
    const alike = exact === undefined ? await ledger.startingWith(typed, idsTold) : [exact];
    return alike.length > 1 ? { kind: 'several', ids: alike.map(({ id }) => id) } : alike;
  }

  /** Where the value is now, against what the entry says it was and became. */
  async function standing(record: LedgerRecord): Promise<UndoValue[]> {
    const { target, before, after, id: entry, undoneBy } = record;
    const field = fields.find((name) => name in after);
    const to = field && moneyIn(before[field]);
    const left = field && moneyIn(after[field]);
    if (to === undefined || left === undefined) return [];
    const live = await values.read(target);
    const value = { target, entry, to, ...(undoneBy !== undefined && { undoneBy }) };
    if (live === undefined || live.isGone || live.field !== field) {
      return [{ ...value, standing: 'gone' }];
    }
    const now = exactMoney(live.major, left.currency) ?? moneyOf(live.major ?? 0, left.currency);
    if (now.minor === left.minor) return [{ ...value, standing: 'as left' }];
    const by = await changedSince(record);
    const since = by === undefined ? {} : { by };
    return [{ ...value, ...since, standing: now.minor === to.minor ? 'back' : 'moved' }];
  }

  /** Who wrote the newest entry about the same kind of value since. */
  async function changedSince({ target, kind, number }: LedgerRecord): Promise<string | undefined> {
    const records = await ledger.about({ kind: target.kind, id: target.id, limit: entriesRead });
    const later = records.find(
      (record) => record.number > number && [kind, 'operation'].includes(record.kind),
    );
    return later?.by.user;
  }
}

const idsTold = 5;
const entriesRead = 50;
const fields: readonly ChangedField[] = ['bid', 'daily_budget', 'lifetime_budget'];

function delivery(did: DeliveryAction, records: LedgerRecord[], what: string): UndoFound {
  const [first, ...others] = records;
  if (first === undefined) return { kind: 'none' };
  const isOne = !what.includes(':');
  const { run, partOf, target, id } = first;
  const open = records.filter(({ undoneBy }) => undoneBy === undefined);
  return {
    kind: 'delivery',
    did,
    of: {
      kind: 'run',
      run: run.workflowId,
      target: isOne || others.length === 0 ? target : (partOf ?? target),
      ...(isOne && { entry: id }),
    },
    ...(open.length === 0 && first.undoneBy !== undefined && { undoneBy: first.undoneBy }),
  };
}

function moneyIn(value: Json | undefined): Money | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { minor, currency } = value;
  return typeof minor === 'number' && typeof currency === 'string'
    ? { minor, currency }
    : undefined;
}
