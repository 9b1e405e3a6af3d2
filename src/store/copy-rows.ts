import { sql } from 'kysely';
import type { StoreDialect } from './dialect.ts';
import type { StoreTransaction } from './schema.ts';

/** Both databases take so many values in one statement, of rows of any table. */
const rowsAtOnce = 500;

/**
 * Copies every row of every table of ours, save for the version, to tables of the same version that are empty.
 *
 * @param from where to read
 * @param tables a store in which there are no other tables than ours
 * @returns how many rows, by table
 */
export async function copyRows(
  from: StoreTransaction,
  { read }: StoreDialect,
  to: StoreTransaction,
  tables: StoreTransaction,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await tables.introspection.getTables()) {
    if (name === 'adjutant_schema') continue;
    counts[name] = 0;
    for await (const rows of read(from, name, rowsAtOnce)) {
      await insert(to, name, rows);
      counts[name] += rows.length;
    }
  }
  return counts;
}

async function insert(
  to: StoreTransaction,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.id(column)))})
    values ${sql.join(values)}`.execute(to);
}
