import { migrations } from './migrations.ts';
import type { StoreDialect } from './dialect.ts';
import type { StoreDatabase } from './schema.ts';
import { StoreError } from './store-error.ts';

/**
 * Brings the database to this version, all or nothing. Of several processes that start at once one does it and
 * the others find it done.
 *
 * @throws StoreError for a database of a newer Adjutant, which this one might harm
 */
export async function migrate(db: StoreDatabase, dialect: StoreDialect): Promise<void> {
  const { lock, place } = dialect;
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'adjutant schema');
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
    if (version > migrations.length) {
      throw new StoreError(
        `The store ${place} is of a newer Adjutant (version ${version}, this one knows ${migrations.length}): ` +
          'update this Adjutant, or let DATABASE_URL name another database.',
      );
    }
    for (const apply of migrations.slice(version)) await apply(transaction, dialect);
    // Also with nothing to do: whoever may not write shall learn it now.
    await (row
      ? transaction.updateTable('adjutant_schema').set({ version: migrations.length }).execute()
      : transaction.insertInto('adjutant_schema').values({ version: migrations.length }).execute());
  });
}
