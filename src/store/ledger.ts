import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { LedgerConflict } from '../shared/ledger-conflict.ts';
import {
  shortIdLength,
  type Ledger,
  type LedgerEntry,
  type LedgerRecord,
} from '../shared/ledger.ts';
import type { StoreDialect } from './dialect.ts';
import { inForce, selectEntries, type Entries } from './ledger-entries.ts';
import { columnOf, recordOf, rowOf } from './ledger-row.ts';
import type { StoreDatabase, StoreTransaction } from './schema.ts';
import { explainFailure } from './store-error.ts';
import { targetKinds, type TargetPath } from '../shared/target.ts';
import { pathKeys } from '../shared/target-path.ts';

/**
 * The ledger as one table. One process at a time writes, so that numbers have no gaps and go up in the order in
 * which entries can be seen: who has read up to a number misses nothing below it.
 */
export function createLedger({
  db,
  dialect,
}: {
  db: StoreDatabase;
  dialect: StoreDialect;
}): Ledger {
  const spoken = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw explainFailure(error, dialect.place);
    }
  };

  const read = (narrow: (entries: Entries) => Entries): Promise<LedgerRecord[]> =>
    spoken(async () => (await narrow(selectEntries(db)).execute()).map(recordOf));

  return {
    append: (entry) =>
      spoken(() =>
        db.transaction().execute(async (transaction) => {
          await dialect.lock(transaction, 'adjutant ledger');
          const known = await find(transaction, entry.id);
          if (known === undefined) return insert(transaction, entry, dialect);
          if (isSame(known.entry, entry)) return recordOf(known);
          throw new LedgerConflict(
            `The ledger has another entry ${entry.id}: number ${known.number}. It stays as it is.`,
          );
        }),
      ),

    entry: async (id) => (await read((entries) => entries.where('ledger.id', '=', id)))[0],

    startingWith: async (id, limit) => {
      if (id.length < shortIdLength) return [];
      const short = id.slice(0, shortIdLength);
      const alike = await read((entries) => entries.where('ledger.short_id', '=', short));
      return alike.filter((record) => record.id.startsWith(id)).slice(0, limit);
    },

    about: ({ kind, id, below = false, ...page }) =>
      read((entries) =>
        newestFirst(
          below
            ? entries.where(columnOf(kind), '=', id)
            : entries.where('ledger.target_kind', '=', kind).where('ledger.target_id', '=', id),
          page,
        ),
      ),

    targetsWithId: async (id) => {
      const newest = db
        .selectFrom('ledger as other')
        .select(({ fn }) => fn.max('other.number').as('number'))
        .where('other.target_id', '=', id)
        .groupBy('other.target_kind');
      const records = await read((entries) => entries.where('ledger.number', 'in', newest));
      return records.map(({ target }) => target);
    },

    launchedFrom: async (channel) => {
      const launches = await read((entries) =>
        entries
          .where('ledger.kind', '=', 'launch')
          // Only to read few of them: what is asked is said by the entry itself.
          .where('ledger.entry', 'like', `%${JSON.stringify({ channel }).slice(1, -1)}%`)
          .orderBy('ledger.number'),
      );
      const here = launches.filter(({ message }) => message?.channel === channel);
      return [...new Map(here.map(({ target }) => [target.id, target])).values()];
    },

    ofRun: (workflowId) =>
      read((entries) =>
        entries.where('ledger.workflow_id', '=', workflowId).orderBy('ledger.number'),
      ),

    latest: ({ by, ...page }) =>
      read((entries) =>
        newestFirst(by === undefined ? entries : entries.where('ledger.by_user', '=', by), page),
      ),

    written: ({ from, before, after, limit }) =>
      read((entries) =>
        entries
          .where('ledger.at', '>=', Date.parse(from))
          .where('ledger.at', '<', Date.parse(before))
          .where('ledger.number', '>', after)
          .orderBy('ledger.number')
          .limit(limit),
      ),

    freezesOn: (path) =>
      read((entries) =>
        entries
          .where(inForce(dialect.clock))
          .where((eb) =>
            eb.or(
              placesOn(path).map(({ kind, id }) =>
                eb('ledger.target_kind', '=', kind).and('ledger.target_id', '=', id),
              ),
            ),
          )
          .orderBy('ledger.number'),
      ),

    freezes: () =>
      read((entries) => entries.where(inForce(dialect.clock)).orderBy('ledger.number')),
  };
}

function newestFirst(
  entries: Entries,
  { limit, before }: { limit: number; before?: number },
): Entries {
  const below = before === undefined ? entries : entries.where('ledger.number', '<', before);
  return below.orderBy('ledger.number', 'desc').limit(limit);
}

async function find(transaction: StoreTransaction, id: string) {
  return selectEntries(transaction).where('ledger.id', '=', id).executeTakeFirst();
}

async function insert(
  transaction: StoreTransaction,
  entry: LedgerEntry,
  { clock }: StoreDialect,
): Promise<LedgerRecord> {
  const { rows } = await sql<{ number: number; at: number }>`select
    (select coalesce(max(number), 0) + 1 from ledger) as number,
    ${clock} as at`.execute(transaction);
  const [next] = rows;
  if (next === undefined) throw new Error('The database does not tell the time');
  await transaction.insertInto('ledger').values(rowOf(entry, next)).execute();
  const row = await find(transaction, entry.id);
  if (row === undefined) throw new Error('The ledger does not show what was written');
  return recordOf(row);
}

/** As JSON sees it: a field that is undefined is none, whatever the order. */
function isSame(known: string, entry: LedgerEntry): boolean {
  return isDeepStrictEqual(JSON.parse(known), JSON.parse(JSON.stringify(entry)));
}

function placesOn(path: TargetPath) {
  return targetKinds.flatMap((kind) => {
    const id = path[pathKeys[kind]];
    return id === undefined ? [] : [{ kind, id }];
  });
}
