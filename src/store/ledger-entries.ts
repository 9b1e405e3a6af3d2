import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StoreDatabase, StoreTransaction } from './schema.ts';

/** Entries with how many others begin alike, and which one undoes them. */
export function selectEntries(db: StoreDatabase | StoreTransaction) {
  return db
    .selectFrom('ledger')
    .selectAll('ledger')
    .select((outer) => [
      outer
        .selectFrom('ledger as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('other.short_id', '=', 'ledger.short_id')
        .as('alike'),
      outer
        .selectFrom('ledger as undoing')
        .select('undoing.short_id')
        .whereRef('undoing.undoes', '=', 'ledger.id')
        .orderBy('undoing.number', 'desc')
        .limit(1)
        .as('undone_by'),
    ]);
}

export type Entries = ReturnType<typeof selectEntries>;

/** A freeze whose time is not over, and that nobody ended after it was set. */
export const inForce = (clock: RawBuilder<number>): RawBuilder<SqlBool> => sql<SqlBool>`
  ledger.kind = 'freeze' and (ledger.until is null or ledger.until > ${clock})
  and not exists (select 1 from ledger as ending where ending.kind = 'unfreeze'
    and ending.target_id = ledger.target_id and ending.target_kind = ledger.target_kind
    and ending.number > ledger.number)`;
