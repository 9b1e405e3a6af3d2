import type { StoreDialect } from './dialect.ts';
import type { LedgerRow, StoreTransaction } from './schema.ts';

type Column = keyof LedgerRow;

/** What entries are looked up by; each list is an index. */
const lookups: readonly (readonly Column[])[] = [
  ['at'],
  ['short_id'],
  ['target_id', 'target_kind', 'number'],
  ['kind', 'number'],
  ['by_user', 'number'],
  ['workflow_id', 'number'],
  ['undoes'],
  ['advertiser_id', 'number'],
  ['account_id', 'number'],
  ['media_plan_id', 'number'],
  ['campaign_id', 'number'],
  ['ad_set_id', 'number'],
  ['ad_id', 'number'],
];

/** Released: never changed. */
export async function createLedgerTable(
  transaction: StoreTransaction,
  { seal }: StoreDialect,
): Promise<void> {
  const { schema } = transaction;
  await schema
    .createTable('ledger')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('short_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('advertiser_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('media_plan_id', 'text')
    .addColumn('campaign_id', 'text')
    .addColumn('ad_set_id', 'text')
    .addColumn('ad_id', 'text')
    .addColumn('by_user', 'text', (column) => column.notNull())
    .addColumn('workflow_id', 'text', (column) => column.notNull())
    .addColumn('undoes', 'text')
    .addColumn('until', 'bigint')
    .addColumn('entry', 'text', (column) => column.notNull())
    .execute();
  for (const columns of lookups) {
    const name = `ledger_by_${columns.join('_and_')}`;
    await schema
      .createIndex(name)
      .on('ledger')
      .columns([...columns])
      .execute();
  }
  await seal(transaction, 'ledger');
}
