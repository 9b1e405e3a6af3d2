import { isDeepStrictEqual } from 'node:util';
import type { Ledger, LedgerRecord } from '../../shared/ledger.ts';
import type { WhyChange, WhyObject, WhyPage } from '../../shared/why.ts';

/** Changes on one page. */
const changesShown = 10;
/** Names told of many objects that one run changed alike. */
const namesTold = 3;
/** Entries read at a time, and at most for one page. */
const entriesRead = 200;
const mostRead = 4_000;

/**
 * The changes of an object and of what is in it, newest first. What one run did alike to many objects is one
 * change.
 */
export async function lookUpChanges(
  ledger: Pick<Ledger, 'about'>,
  { object, before }: { object: WhyObject; before?: number },
): Promise<WhyPage> {
  const changes: WhyChange[] = [];
  let last = before;
  for (let read = 0; read < mostRead; read += entriesRead) {
    const records = await ledger.about({
      ...object,
      below: object.kind !== 'ad',
      limit: entriesRead,
      ...(last !== undefined && { before: last }),
    });
    for (const record of records) {
      const newest = changes.at(-1);
      if (newest && isSameChange(newest.record, record)) add(newest, record);
      else if (changes.length === changesShown) return { changes, older: last ?? 0 };
      else changes.push({ record, count: 1, names: [record.target.name] });
      last = record.number;
    }
    if (records.length < entriesRead) return { changes };
  }
  return { changes, ...(last !== undefined && { older: last }) };
}

function add(change: WhyChange, { target }: LedgerRecord): void {
  change.count += 1;
  if (change.names.length < namesTold) change.names.push(target.name);
}

function isSameChange(one: LedgerRecord, other: LedgerRecord): boolean {
  return (
    isDeepStrictEqual(one.run, other.run) &&
    one.kind === other.kind &&
    isDeepStrictEqual([one.before, one.after], [other.before, other.after])
  );
}
