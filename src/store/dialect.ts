import { StoreError } from './store-error.ts';
import { postgresDialect } from './postgres.ts';
import type { Dialect, RawBuilder } from 'kysely';
import { sqliteDialect } from './sqlite.ts';
import type { StoreTransaction } from './schema.ts';

/** What differs between the databases; everything else is one code path. */
export interface StoreDialect {
  kysely: Dialect;
  /** The database's own clock as an expression: Unix milliseconds, a whole number. */
  clock: RawBuilder<number>;
  /** Lets one transaction of all processes on, by a name; the others wait. Held to the end of the transaction. */
  lock: (transaction: StoreTransaction, name: string) => Promise<void>;
  /** From now on rows of this table can be added and read, and nothing else. */
  seal: (transaction: StoreTransaction, table: string) => Promise<void>;
  /** Every row of a table as this transaction sees it, so many at once. */
  read: (
    transaction: StoreTransaction,
    table: string,
    atOnce: number,
  ) => AsyncIterable<Record<string, unknown>[]>;
  /** The store as people know it, without credentials. */
  place: string;
}

/** @throws StoreError when the address is of no kind that is known, or its file cannot be opened */
export function dialectOf(databaseUrl: string): StoreDialect {
  if (databaseUrl.startsWith('file:')) return sqliteDialect(databaseUrl.slice('file:'.length));
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return postgresDialect(databaseUrl);
  throw new StoreError('DATABASE_URL must be file:PATH or postgres://USER:PASSWORD@HOST/DATABASE.');
}
