import { Kysely, sql, type RawBuilder } from 'kysely';
import { dialectOf } from '../../../src/store/dialect.ts';
import type { Schema } from '../../../src/store/schema.ts';

/** A hand in the database beside the store: tells it the time, and reads what it wrote. */
export interface Probe {
  db: Kysely<Schema & { test_clock: { now: number } }>;
  /** Moves the clock, never back. */
  reach: (now: number) => Promise<void>;
  set: (now: number) => Promise<void>;
  /** Every request of the log, in order. */
  log: () => Promise<number[]>;
  end: () => Promise<void>;
}

/** Where the tests' time begins: far from that of this machine, so that nobody can read the wrong one unnoticed. */
export const morning = Date.UTC(2031, 4, 14, 8);

/** For `openStore`: time stands still in the database until a probe moves it. */
export const testClock = (): RawBuilder<number> => sql<number>`(select now from test_clock)`;

export async function openProbe(databaseUrl: string): Promise<Probe> {
  const db: Probe['db'] = new Kysely({ dialect: dialectOf(databaseUrl).kysely });
  await db.schema
    .createTable('test_clock')
    .ifNotExists()
    .addColumn('now', 'bigint', (column) => column.notNull())
    .execute();
  const first = await db.selectFrom('test_clock').select('now').executeTakeFirst();
  if (!first) await db.insertInto('test_clock').values({ now: morning }).execute();
  return {
    db,
    reach: async (now) => {
      await db.updateTable('test_clock').set({ now }).where('now', '<', now).execute();
    },
    set: async (now) => {
      await db.updateTable('test_clock').set({ now }).execute();
    },
    log: async () => {
      const rows = await db.selectFrom('search_quota_request').select('at').orderBy('at').execute();
      return rows.map(({ at }) => at);
    },
    end: () => db.destroy(),
  };
}
