import { Pool, types } from 'pg';
import { PostgresDialect, sql } from 'kysely';
import type { StoreDialect } from './dialect.ts';
import type { StoreTransaction } from './schema.ts';
import { sealPostgres } from './seal.ts';

/** How long a statement may take, and a transaction stand still, before the server gives it up. */
const patienceMs = 10_000;

/** A PostgreSQL database that any number of machines share; connected on first use. */
export function postgresDialect(databaseUrl: string): StoreDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'adjutant',
    max: 4,
    connectionTimeoutMillis: 5_000,
    // A little after the server's own patience: what it says is clearer.
    query_timeout: patienceMs + 2_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A lost connection is replaced when one is needed, and its query fails; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    kysely: new PostgresDialect({ pool }),
    clock: sql<number>`cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)`,
    lock: async (transaction, name) => {
      await sql`select
        set_config('statement_timeout', ${String(patienceMs)}, true),
        set_config('idle_in_transaction_session_timeout', ${String(patienceMs)}, true)`.execute(
        transaction,
      );
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    },
    seal: sealPostgres,
    read: readWithCursor,
    place: placeOf(databaseUrl),
  };
}

async function* readWithCursor(
  transaction: StoreTransaction,
  table: string,
  atOnce: number,
): AsyncGenerator<Record<string, unknown>[]> {
  await sql`declare reading cursor for select * from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const fetch = sql<Record<string, unknown>>`fetch ${sql.lit(atOnce)} from reading`;
    const { rows } = await fetch.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close reading`.execute(transaction);
}

/** Counts and milliseconds are far below 2^53: numbers, not the text that pg makes of a bigint. */
const parserOf: typeof types.getTypeParser = (
  ...[type, format]: Parameters<typeof types.getTypeParser>
) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format));

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'in PostgreSQL';
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1) || 'of the user'} on ${host || 'this machine'}`;
}
