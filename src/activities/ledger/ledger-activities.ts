import type { Ledger, LedgerEntry, LedgerFound, LedgerRecord } from '../../shared/ledger.ts';
import type { Target } from '../../shared/target.ts';
import type { WhyObject, WhyPage } from '../../shared/why.ts';
import { lookUpChanges } from './look-up-changes.ts';

/** Ids told where the beginning of one fits several. */
const idsTold = 5;

/** Objects told of a run that did something to many. */
const targetsTold = 100;

/** What workflows write into the ledger and read from it. */
export function createLedgerActivities({ ledger }: { ledger: Ledger }) {
  return {
    /** The same entry again is one entry, so that a lost answer may be asked for again. */
    appendToLedger(entry: LedgerEntry): Promise<LedgerRecord> {
      return ledger.append(entry);
    },

    /** By its id as people type it: all of it, or its first 8 characters or more. */
    async findLedgerEntry(typed: string): Promise<LedgerFound> {
      const exact = await ledger.entry(typed);
      if (exact !== undefined) return { kind: 'found', record: exact };
      const alike = await ledger.startingWith(typed, idsTold);
      const [record, ...others] = alike;
      if (record === undefined) return { kind: 'none' };
      if (others.length === 0) return { kind: 'found', record };
      return { kind: 'several', ids: alike.map(({ id }) => id) };
    },

    /** A page of what was done to an object and to what is in it. */
    changesAbout(asked: { object: WhyObject; before?: number }): Promise<WhyPage> {
      return lookUpChanges(ledger, asked);
    },

    /** What a run did something to, each once. */
    async targetsOfRun(workflowId: string): Promise<Target[]> {
      const records = await ledger.ofRun(workflowId);
      const targets = records.map(({ target }) => [`${target.kind} ${target.id}`, target] as const);
      return [...new Map(targets).values()].slice(0, targetsTold);
    },

    /** What has this id, also where the service has it no more. */
    targetsInLedger(id: string): Promise<Target[]> {
      return ledger.targetsWithId(id);
    },
  };
}
