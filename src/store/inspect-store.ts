import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { clockSkew } from '../shared/clock-skew.ts';
import { dialectOf, type StoreDialect } from './dialect.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { explainFailure, tooNew } from './store-error.ts';

export interface StoreInspection {
  /** How far its tables have come; 0 for one that is empty, or not there and may be made. */
  version: number;
  /** How far this Adjutant would bring them. */
  newest: number;
  /** The store as people know it, without credentials. */
  place: string;
  /** Its clock less this machine's, in milliseconds; absent while there is none. */
  skewMs?: number;
}

/**
 * Sees whether the store can be opened, read and written, and leaves it as it is: nothing is made or brought up
 * to date.
 *
 * @throws StoreError that says what to do when it cannot be used, or is of a newer Adjutant
 */
export async function inspectStore(databaseUrl: string): Promise<StoreInspection> {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined;
  const newest = migrations.length;
  if (file !== undefined && !existsSync(file)) {
    const place = `in the file ${file}`;
    requireFolder(file, place);
    return { version: 0, newest, place };
  }
  const dialect = dialectOf(databaseUrl);
  const db = new Kysely<Schema>({ dialect: dialect.kysely });
  try {
    const version = await versionOf(db, dialect);
    if (version > newest) throw tooNew(dialect.place, version, newest);
    const skewMs = await skewOf(db, dialect);
    return { version, newest, place: dialect.place, skewMs };
  } catch (error) {
    throw explainFailure(error, dialect.place);
  } finally {
    await db.destroy();
  }
}

/** The tables may be made where the nearest folder that is there may be written. */
function requireFolder(file: string, place: string): void {
  let folder = dirname(resolve(file));
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    if (statSync(folder).isDirectory()) return;
  } catch (error) {
    throw explainFailure(error, place);
  }
  throw explainFailure(Object.assign(new Error('no folder'), { code: 'ENOTDIR' }), place);
}

/** Writes, as `migrate` will, and takes it back. */
async function versionOf(db: Kysely<Schema>, dialect: StoreDialect): Promise<number> {
  const transaction = await db.startTransaction().execute();
  try {
    await dialect.lock(transaction, 'adjutant schema');
    await transaction.schema
      .createTable('adjutant_schema')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    const row = await transaction
      .selectFrom('adjutant_schema')
      .select('version')
      .executeTakeFirst();
    const version = row?.version ?? 0;
    await transaction.updateTable('adjutant_schema').set({ version }).execute();
    return version;
  } finally {
    await transaction.rollback().execute();
  }
}

async function skewOf(db: Kysely<Schema>, { clock }: StoreDialect): Promise<number> {
  const before = Date.now();
  const { now } = await db.selectNoFrom(clock.as('now')).executeTakeFirstOrThrow();
  return clockSkew(now, { before, after: Date.now() });
}
