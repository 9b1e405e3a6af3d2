import { sql } from 'kysely';
import type { StoreTransaction } from './schema.ts';

/** What the database says to whoever tries. */
const refusal = 'Entries of the ledger are never changed or removed';

/** `insert or replace` removes rows unseen by triggers on delete: it is stopped as it is inserted. */
export async function sealSqlite(transaction: StoreTransaction, table: string): Promise<void> {
  const rows = sql.table(table);
  const stop = sql`begin select raise(abort, ${sql.lit(refusal)}); end`;
  for (const change of ['update', 'delete']) {
    const name = sql.id(`${table}_refuses_${change}`);
    await sql`create trigger ${name} before ${sql.raw(change)} on ${rows} ${stop}`.execute(
      transaction,
    );
  }
  await sql`create trigger ${sql.id(`${table}_refuses_replace`)} before insert on ${rows}
    when exists (select 1 from ${rows} where id = new.id or number = new.number) ${stop}`.execute(
    transaction,
  );
}

/** Also where somebody has switched triggers off for their session, as tools that copy data do. */
export async function sealPostgres(transaction: StoreTransaction, table: string): Promise<void> {
  const rows = sql.table(table);
  const stop = sql.id(`${table}_refuses`);
  await sql`create function ${stop}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}' using errcode = 'restrict_violation'; end`)}`.execute(
    transaction,
  );
  const changes = [
    ['update', 'row'],
    ['delete', 'row'],
    ['truncate', 'statement'],
  ] as const;
  for (const [change, each] of changes) {
    const name = sql.id(`${table}_refuses_${change}`);
    await sql`create trigger ${name} before ${sql.raw(change)} on ${rows}
      for each ${sql.raw(each)} execute function ${stop}()`.execute(transaction);
    await sql`alter table ${rows} enable always trigger ${name}`.execute(transaction);
  }
}
