import { sql } from 'kysely';
import type { InstallationTable } from '../shared/installation-table.ts';
import type { StoreDialect } from './dialect.ts';
import type { StoreDatabase } from './schema.ts';
import { spoken } from './spoken.ts';

/** Installations of the Slack app. A version is never used twice for a workspace while its row is there. */
export function createSlackInstallations({
  db,
  dialect,
}: {
  db: StoreDatabase;
  dialect: StoreDialect;
}): InstallationTable {
  const next = sql<number>`slack_installation.version + 1`;
  return {
    teams: () =>
      spoken(dialect, async () => {
        const rows = await db
          .selectFrom('slack_installation')
          .select('team')
          .orderBy('team')
          .execute();
        return rows.map(({ team }) => team);
      }),

    get: (team) =>
      spoken(dialect, () =>
        db
          .selectFrom('slack_installation')
          .select(['sealed', 'version'])
          .where('team', '=', team)
          .executeTakeFirst(),
      ),

    put: (team, sealed) =>
      spoken(dialect, async () => {
        await db
          .insertInto('slack_installation')
          // The clock, so that one that was removed and came back has no version of before.
          .values({ team, sealed, version: dialect.clock, renewing_until: 0 })
          .onConflict((conflict) =>
            conflict.column('team').doUpdateSet({ sealed, version: next, renewing_until: 0 }),
          )
          .execute();
      }),

    remove: (team) =>
      spoken(dialect, async () => {
        const { numDeletedRows } = await db
          .deleteFrom('slack_installation')
          .where('team', '=', team)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    claim: (team, version, ms) =>
      spoken(dialect, async () => {
        const { numUpdatedRows } = await db
          .updateTable('slack_installation')
          .set({ renewing_until: sql<number>`${dialect.clock} + ${sql.lit(ms)}` })
          .where('team', '=', team)
          .where('version', '=', version)
          .where('renewing_until', '<', dialect.clock)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    replace: (team, version, sealed) =>
      spoken(dialect, async () => {
        const { numUpdatedRows } = await db
          .updateTable('slack_installation')
          .set({ sealed, version: next, renewing_until: 0 })
          .where('team', '=', team)
          .where('version', '=', version)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };
}
