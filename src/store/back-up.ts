import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { copyRows } from './copy-rows.ts';
import { dialectOf } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Schema, StoreTransaction } from './schema.ts';
import { explainFailure, StoreError, tooNew } from './store-error.ts';

/** What was copied. */
export interface StoreCopy {
  /** How far the tables of both have come. */
  version: number;
  /** Rows by table. */
  rows: Record<string, number>;
}

/**
 * Writes a store, of either kind and of any earlier version, to a new SQLite file as it is at this moment; those who
 * use it go on.
 *
 * @throws StoreError when there is no store, or the file is there already or cannot be written; then there is no file
 */
export async function backUp(databaseUrl: string, file: string): Promise<StoreCopy> {
  if (existsSync(file)) throw new StoreError(`${file} is there already: name a new file.`);
  requireFile(databaseUrl);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const [from, to] = [dialectOf(databaseUrl), dialectOf(`file:${unfinished}`)];
  const [source, copy] = [open(from.kysely), open(to.kysely)];
  try {
    chmodSync(unfinished, 0o600);
    const done = await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const version = await versionOf(transaction, from.place);
        await migrate(copy, to, migrations.slice(0, version));
        const rows = await copy
          .transaction()
          .execute((inserting) => copyRows(transaction, from, inserting, inserting));
        return { version, rows };
      });
    // One file, whatever it is copied to.
    await sql`pragma journal_mode = delete`.execute(copy);
    await copy.destroy();
    renameSync(unfinished, file);
    return done;
  } catch (error) {
    await copy.destroy();
    rmSync(unfinished, { force: true });
    throw explainFailure(error, from.place);
  } finally {
    await source.destroy();
  }
}

/** How far the tables of a store have come. @throws StoreError when there is none, or it is of a newer Adjutant */
export async function versionOf(transaction: StoreTransaction, place: string): Promise<number> {
  const tables = await transaction.introspection.getTables();
  if (!tables.some(({ name }) => name === 'adjutant_schema')) {
    throw new StoreError(`There is no store ${place}: look at the name of the database.`);
  }
  const { version } = await transaction
    .selectFrom('adjutant_schema')
    .select('version')
    .executeTakeFirstOrThrow();
  if (version > migrations.length) throw tooNew(place, version, migrations.length);
  return version;
}

/** SQLite would make the file that it is to read. @throws StoreError when it is not there */
export function requireFile(databaseUrl: string): void {
  if (!databaseUrl.startsWith('file:')) return;
  const file = databaseUrl.slice('file:'.length);
  if (!existsSync(file)) throw new StoreError(`There is no file ${file}: look at its name.`);
}

const open = (dialect: ConstructorParameters<typeof Kysely>[0]['dialect']) =>
  new Kysely<Schema>({ dialect });
