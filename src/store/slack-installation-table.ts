import type { StoreTransaction } from './schema.ts';

/** Released: never changed. */
export async function createSlackInstallationTable({ schema }: StoreTransaction): Promise<void> {
  await schema
    .createTable('slack_installation')
    .addColumn('team', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('renewing_until', 'bigint', (column) => column.notNull())
    .execute();
}
