import type { StoreDialect } from './dialect.ts';
import { createFigureTables } from './figure-tables.ts';
import { createLedgerTable } from './ledger-table.ts';
import type { StoreTransaction } from './schema.ts';
import { createSlackInstallationTable } from './slack-installation-table.ts';

/** One step, in the transaction of the whole way. */
export type Migration = (transaction: StoreTransaction, dialect: StoreDialect) => Promise<void>;

/**
 * Forwards only; what was released is never changed. The place in the list, from 1, is the version. Each says
 * the same to SQLite and PostgreSQL.
 */
export const migrations: readonly Migration[] = [
  async ({ schema }) => {
    await schema
      .createTable('search_quota_request')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('search_quota_request_by_time')
      .on('search_quota_request')
      .columns(['account', 'at'])
      .execute();
    await schema
      .createTable('search_quota_reservation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('units', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('search_quota_block')
      .addColumn('account', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
  createLedgerTable,
  createFigureTables,
  createSlackInstallationTable,
];
