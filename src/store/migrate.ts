import { migrations as released, type Migration } from './migrations.ts';
import type { StoreDialect } from './dialect.ts';
import type { StoreDatabase, StoreTransaction } from './schema.ts';
import { tooNew } from './store-error.ts';

/**
 * Brings the database to this version, all or nothing. Of several processes that start at once one does it and
 * the others find it done.
 *
 * @throws StoreError for a database of a newer Adjutant, which this one might harm
 */
export async function migrate(
  db: StoreDatabase,
  dialect: StoreDialect,
  migrations: readonly Migration[] = released,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction, 'adjutant schema');
    await migrateWithin(transaction, dialect, migrations);
  });
}

/** The same within a transaction that holds the lock. */
export async function migrateWithin(
  transaction: StoreTransaction,
  dialect: StoreDialect,
  migrations: readonly Migration[],
): Promise<void> {
  await transaction.schema
    .createTable('adjutant_schema')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const row = await transaction.selectFrom('adjutant_schema').select('version').executeTakeFirst();
  const version = row?.version ?? 0;
  if (version > migrations.length) throw tooNew(dialect.place, version, migrations.length);
  for (const apply of migrations.slice(version)) await apply(transaction, dialect);
  // Also with nothing to do: whoever may not write shall learn it now.
  await (row
    ? transaction.updateTable('adjutant_schema').set({ version: migrations.length }).execute()
    : transaction.insertInto('adjutant_schema').values({ version: migrations.length }).execute());
}
