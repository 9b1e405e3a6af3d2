import { Kysely } from 'kysely';
import { requireFile, versionOf, type StoreCopy } from './back-up.ts';
import { copyRows } from './copy-rows.ts';
import { dialectOf } from './dialect.ts';
import { migrateWithin } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { explainFailure, StoreError } from './store-error.ts';

/**
 * Fills an empty database, of either kind, with what a backup has: all of it or nothing.
 *
 * @throws StoreError when the file is no backup, or the database holds a store already
 */
export async function restore(file: string, databaseUrl: string): Promise<StoreCopy> {
  requireFile(`file:${file}`);
  const [from, to] = [dialectOf(`file:${file}`), dialectOf(databaseUrl)];
  const backup = new Kysely<Schema>({ dialect: from.kysely });
  const db = new Kysely<Schema>({ dialect: to.kysely });
  try {
    return await backup
      .transaction()
      .setAccessMode('read only')
      .execute(async (reading) => {
        const version = await versionOf(reading, from.place);
        return db.transaction().execute(async (transaction) => {
          await to.lock(transaction, 'adjutant schema');
          const tables = await transaction.introspection.getTables();
          if (tables.some(({ name }) => name === 'adjutant_schema')) {
            throw new StoreError(
              `There is a store ${to.place} already: let DATABASE_URL name an empty database.`,
            );
          }
          await migrateWithin(transaction, to, migrations.slice(0, version));
          return { version, rows: await copyRows(reading, from, transaction, reading) };
        });
      });
  } catch (error) {
    throw explainFailure(error, to.place);
  } finally {
    await backup.destroy();
    await db.destroy();
  }
}
