import type { ReportStore } from '../shared/figure-store.ts';
import type { SavedReport } from '../shared/report.ts';
import type { StoreDialect } from './dialect.ts';
import type { StoreDatabase } from './schema.ts';
import { spoken } from './spoken.ts';

/** Reports under the names people gave them; the one saved last under a name is the one there is. */
export function createReports({
  db,
  dialect,
}: {
  db: StoreDatabase;
  dialect: StoreDialect;
}): ReportStore {
  const found = () => db.selectFrom('saved_report').select('report');
  return {
    save: (saved) =>
      spoken(dialect, async () => {
        const report = JSON.stringify(saved);
        await db
          .insertInto('saved_report')
          .values({ key: keyOf(saved.name), report })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ report }))
          .execute();
      }),

    report: (name) =>
      spoken(dialect, async () => {
        const row = await found().where('key', '=', keyOf(name)).executeTakeFirst();
        return row && savedOf(row);
      }),

    reports: () =>
      spoken(dialect, async () => (await found().orderBy('key').execute()).map(savedOf)),

    remove: (name) =>
      spoken(dialect, async () => {
        const { numDeletedRows } = await db
          .deleteFrom('saved_report')
          .where('key', '=', keyOf(name))
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}

/** As JSON: a text of PostgreSQL cannot hold every name. */
const keyOf = (name: string): string => JSON.stringify(name.trim().toLowerCase());

function savedOf({ report }: { report: string }): SavedReport {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `save`
  return JSON.parse(report) as SavedReport;
}
