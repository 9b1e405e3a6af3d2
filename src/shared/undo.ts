import type { DeliveryAction, DeliveryOfRun } from './delivery.ts';
import type { Person } from './launch.ts';
import type { LedgerKind } from './ledger.ts';
import type { Money } from './money.ts';
import type { Target } from './target.ts';

export interface UndoRequest {
  /** Workflow id of a run, or the id of a ledger entry or its first characters. */
  what: string;
  by: Person;
  channel: string;
  reason?: string;
}

/** One changed value, and whether it can be put back. */
export interface UndoValue {
  target: Target;
  /** The ledger entry. */
  entry: string;
  /** What it would be again. */
  to: Money;
  /** `as left`: nobody touched it since. `back`: it is as before by now. */
  standing: 'as left' | 'back' | 'moved' | 'gone';
  /** Who changed it since, where the ledger knows. */
  by?: string;
  /** Short id of the entry that has undone it. */
  undoneBy?: string;
}

/** What somebody wants undone, looked up in the ledger and in the service. */
export type UndoFound =
  | { kind: 'none' }
  /** An id that begins several. */
  | { kind: 'several'; ids: string[] }
  | {
      kind: 'delivery';
      did: DeliveryAction;
      of: DeliveryOfRun;
      /** All of it has been: short id of the entry that did. */
      undoneBy?: string;
    }
  | { kind: 'values'; of: 'bid' | 'budget'; values: UndoValue[] }
  /** What Adjutant cannot put back. */
  | { kind: 'other'; did: LedgerKind; target: Target };

/** What the person who asked is told, seen by nobody else. */
export type UndoNotice =
  | Extract<UndoFound, { kind: 'none' | 'several' | 'other' }>
  | { kind: 'undone already'; undoneBy: string }
  /** Values that stay as they are; `begun`: how many others are put back. */
  | { kind: 'kept'; of: 'bid' | 'budget'; values: UndoValue[]; begun: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
