import { createHash } from 'node:crypto';
import { Kysely, type RawBuilder } from 'kysely';
import type { FigureStore, ReportStore } from '../shared/figure-store.ts';
import type { InstallationTable } from '../shared/installation-table.ts';
import type { Ledger } from '../shared/ledger.ts';
import type { Quota } from '../shared/quota.ts';
import { dialectOf } from './dialect.ts';
import { createFigures } from './figures.ts';
import { createLedger } from './ledger.ts';
import { migrate } from './migrate.ts';
import { createQuota } from './quota.ts';
import { createReports } from './reports.ts';
import type { Schema } from './schema.ts';
import { createSlackInstallations } from './slack-installations.ts';
import { explainFailure } from './store-error.ts';

/** What workers share beyond what is in Temporal. */
export interface Store {
  /** The allowance of the search account. @throws StoreError when the database does not do its part */
  quota: Quota;
  /** What was done. @throws StoreError when the database does not do its part */
  ledger: Ledger;
  /** Figures of days, and what digests said. @throws StoreError when the database does not do its part */
  figures: FigureStore;
  /** Reports people saved. @throws StoreError when the database does not do its part */
  reports: ReportStore;
  /** Slack workspaces that installed the app. @throws StoreError when the database does not do its part */
  installations: InstallationTable;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `file:PATH`, or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. */
  databaseUrl: string;
  /** Whose requests are counted: those with the same name in the same database count together. */
  searchAccount: string;
  /** Puts the time of the store somewhere else than its database has it. Given and got: Unix milliseconds. */
  clock?: (real: RawBuilder<number>) => RawBuilder<number>;
}

/**
 * Opens the store, and brings its tables to this version.
 *
 * @throws StoreError that says what to do when it cannot be reached, read or written, or is of a newer Adjutant
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, searchAccount, clock = (real) => real } = options;
  const dialect = dialectOf(databaseUrl);
  const db = new Kysely<Schema>({ dialect: dialect.kysely });
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy();
    throw explainFailure(error, dialect.place);
  }
  const account = createHash('sha256').update(searchAccount).digest('hex').slice(0, 16);
  const deps = { db, dialect: { ...dialect, clock: clock(dialect.clock) } };
  return {
    quota: createQuota({ ...deps, account }),
    ledger: createLedger(deps),
    figures: createFigures(deps),
    reports: createReports(deps),
    installations: createSlackInstallations(deps),
    close: () => db.destroy(),
  };
}
