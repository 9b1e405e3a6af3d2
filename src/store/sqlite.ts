import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  sql,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import type { StoreDialect } from './dialect.ts';
import type { StoreTransaction } from './schema.ts';
import { sealSqlite } from './seal.ts';
import { explainFailure } from './store-error.ts';

/** How long one process waits for another's transaction, which takes a few milliseconds. */
const patienceMs = 10_000;

/** A file; several processes of one machine may share it. @throws StoreError when it cannot be opened */
export function sqliteDialect(path: string): StoreDialect {
  const place = `in the file ${path}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const database = new Database(path, { timeout: patienceMs });
    // A grant that a power cut forgets would be given twice.
    database.pragma('synchronous = FULL');
    writeAhead(database);
    return {
      kysely: new ImmediateDialect({ database }),
      clock: sql<number>`cast(round(unixepoch('subsec') * 1000) as integer)`,
      lock: async () => {},
      seal: sealSqlite,
      read: readByRow,
      place,
    };
  } catch (error) {
    throw explainFailure(error, place);
  }
}

/**
 * Every transaction takes the one write lock as it begins: what it reads stays true until it has written,
 * and those who wait do so before they have read anything. One that only reads holds up nobody.
 */
class ImmediateDialect extends SqliteDialect {
  readonly #config: { database: Database.Database };

  constructor(config: { database: Database.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

async function* readByRow(
  transaction: StoreTransaction,
  table: string,
  atOnce: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const from = sql<Record<string, unknown>>`${sql.table(table)}`.as('all_rows');
  let together: Record<string, unknown>[] = [];
  for await (const row of transaction.selectFrom(from).selectAll().stream()) {
    together.push(row);
    if (together.length < atOnce) continue;
    yield together;
    together = [];
  }
  if (together.length > 0) yield together;
}

/**
 * A third of the time a commit takes otherwise. The file keeps the mode: where it cannot be switched because others
 * have it open, all that is lost is time, until the next start.
 */
function writeAhead(database: Database.Database): void {
  try {
    database.pragma('journal_mode = WAL');
  } catch (error) {
    if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')))
      throw error;
  }
}
