import type { Person, MessageRef } from './launch.ts';
import type { Json } from './operation.ts';
import type { Target } from './target.ts';

/** What was done, as `/adops why` says it. */
export const ledgerKinds = [
  'launch',
  'pause',
  'resume',
  'bid',
  'budget',
  'operation',
  'freeze',
  'unfreeze',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/** Something that was done, by whom and why. Written once, never changed. */
export interface LedgerEntry {
  /**
   * Unique and made by the run that writes, `uuid4()` of the workflow: the same entry written again is one entry,
   * and people name it by its first characters.
   */
  id: string;
  kind: LedgerKind;
  /** `campaigns.updateFb`, of an `operation`. */
  operation?: string;
  /** What it was done to. */
  target: Target;
  by: Person;
  /** User id of who pressed the button for it, where that was somebody else. */
  confirmedBy?: string;
  /** User ids of those who approved, in their order. */
  approvedBy: string[];
  reason?: string;
  /** What was so before, and what is so now: field → value. `null` where nothing is known. */
  before: Record<string, Json>;
  after: Record<string, Json>;
  /** What people looked at when they decided: lines of text with period and zone. */
  evidence?: string[];
  /** Digest of the policy, and the path of its rule, that let it pass. */
  policy?: { version: string; rule: string };
  run: { workflowId: string; runId: string };
  /** The message it was announced in. */
  message?: MessageRef;
  /** What was asked for, where this object is one of those in it that were paused or resumed. */
  partOf?: Target;
  /** The entry that it undoes or restores. */
  undoes?: string;
  /** Instant at which a freeze ends by itself. */
  until?: string;
}

/** An entry as the store has it: `at` is the instant at which it was written, by the clock of the database. */
export interface LedgerRecord extends LedgerEntry {
  at: string;
  /** The order in which they were written: 1, 2, 3 …, without gaps. */
  number: number;
  /** What people call it: the first 8 characters of its id, or all of it where another one begins alike. */
  shortId: string;
  /** Short id of the newest entry that undoes it. */
  undoneBy?: string;
}

/** Characters of an id that people type at least. */
export const shortIdLength = 8;

/** What can be put back from what the entry says. */
export const undoableKinds: readonly LedgerKind[] = ['pause', 'resume', 'bid', 'budget'];

/** An id of an entry, or the beginning of one, looked up. */
export type LedgerFound =
  { kind: 'found'; record: LedgerRecord } | { kind: 'several'; ids: string[] } | { kind: 'none' };

/** What was done, in the store. */
export interface Ledger {
  /**
   * @returns the entry as the store has it, also where it had it before
   * @throws LedgerConflict when there is another entry with this id
   */
  append(entry: LedgerEntry): Promise<LedgerRecord>;
  /** By its id; undefined where there is none. */
  entry(id: string): Promise<LedgerRecord | undefined>;
  /** Those whose id begins so, at most `limit`; none for less than `shortIdLength` characters. */
  startingWith(id: string, limit: number): Promise<LedgerRecord[]>;
  /** Those about this object, or one in it when `below`; newest first. `before`: with a number below this one. */
  about(target: {
    kind: Target['kind'];
    id: string;
    below?: boolean;
    limit: number;
    before?: number;
  }): Promise<LedgerRecord[]>;
  /** Objects with this id, of whatever kind, that something was done to, as they were called at last. */
  targetsWithId(id: string): Promise<Target[]>;
  /** Media plans that were launched from a channel, each once, as they were called at last. */
  launchedFrom(channel: string): Promise<Target[]>;
  /** Those of one run, oldest first. */
  ofRun(workflowId: string): Promise<LedgerRecord[]>;
  /** The newest of all, or those with a number below `before`; newest first. */
  latest(page: { limit: number; before?: number; by?: string }): Promise<LedgerRecord[]>;
  /** Those written from an instant on and before another, with a number above `after`; oldest first. */
  written(page: {
    from: string;
    before: string;
    after: number;
    limit: number;
  }): Promise<LedgerRecord[]>;
  /** Freezes in force now that hold for the object of this path, itself frozen or in something that is. */
  freezesOn(path: Target['path']): Promise<LedgerRecord[]>;
  /** All freezes in force now. */
  freezes(): Promise<LedgerRecord[]>;
}
