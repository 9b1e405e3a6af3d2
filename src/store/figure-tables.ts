import type { StoreTransaction } from './schema.ts';

/** Released: never changed. Counts are doubles, as JSON has them: some are fractions, all may be negative. */
export async function createFigureTables({ schema }: StoreTransaction): Promise<void> {
  await schema
    .createTable('day_figures')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('parent_source', 'text', (column) => column.notNull())
    .addColumn('parent_kind', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('impressions', 'double precision')
    .addColumn('clicks', 'double precision')
    .addColumn('conversions', 'double precision')
    .addColumn('spent', 'double precision')
    .addColumn('income', 'double precision')
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_figures_key', ['source', 'kind', 'id', 'day'])
    .execute();
  await schema
    .createIndex('day_figures_by_parent')
    .on('day_figures')
    .columns(['parent_source', 'parent_kind', 'parent_id', 'day'])
    .execute();
  await schema
    .createTable('digest_snapshot')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('period_key', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('saved_report')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();
}
