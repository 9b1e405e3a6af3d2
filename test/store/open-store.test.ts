import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { dialectOf } from '../../src/store/dialect.ts';
import { migrations } from '../../src/store/migrations.ts';
import type { Schema } from '../../src/store/schema.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { kinds, type Databases } from './support/databases.ts';
import { entry } from './support/entry.ts';
import { openProbe } from './support/probe.ts';
import { fourTogether } from './support/together.ts';

const run = promisify(execFile);

async function refusalOf(databaseUrl: string): Promise<string> {
  const opened = openStore({ databaseUrl, searchAccount: 'any' });
  const error = await opened.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof StoreError) return error.message;
  throw new Error(`was not refused: ${String(error)}`);
}

/** A database as the first release left it. @returns when its requests were granted */
async function makeVersionOne(databaseUrl: string): Promise<number[]> {
  const dialect = dialectOf(databaseUrl);
  const db = new Kysely<Schema>({ dialect: dialect.kysely });
  await db.transaction().execute(async (transaction) => {
    await migrations[0]?.(transaction, dialect);
    await transaction.schema
      .createTable('adjutant_schema')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await transaction.insertInto('adjutant_schema').values({ version: 1 }).execute();
    const requests = [101, 102].map((at) => ({ account: 'any', at }));
    await transaction.insertInto('search_quota_request').values(requests).execute();
  });
  await db.destroy();
  return [101, 102];
}

describe.each(kinds)('a store on $name', ({ start }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  it('gets its tables once, when four processes start on an empty database at once', async () => {
    const databaseUrl = await databases.fresh();
    await fourTogether(databaseUrl, 0);
    const probe = await openProbe(databaseUrl);
    expect(await probe.db.selectFrom('adjutant_schema').selectAll().execute()).toEqual([
      { version: 3 },
    ]);
    await probe.end();
  });

  it('of version 1 gets the ledger and the figures, and keeps what it has', async () => {
    const databaseUrl = await databases.fresh();
    const granted = await makeVersionOne(databaseUrl);
    const store = await openStore({ databaseUrl, searchAccount: 'any' });
    expect(await store.ledger.latest({ limit: 1 })).toEqual([]);
    await store.ledger.append(entry());
    expect(await store.figures.snapshot('d1')).toBeUndefined();
    expect(await store.reports.reports()).toEqual([]);
    await store.close();
    const probe = await openProbe(databaseUrl);
    expect(await probe.db.selectFrom('adjutant_schema').selectAll().execute()).toEqual([
      { version: 3 },
    ]);
    expect(await probe.log()).toEqual(granted);
    await probe.end();
  });

  it('is refused when it is of a newer version, and left as it is', async () => {
    const databaseUrl = await databases.fresh();
    const store = await openStore({ databaseUrl, searchAccount: 'any' });
    await store.close();
    const probe = await openProbe(databaseUrl);
    await probe.db.updateTable('adjutant_schema').set({ version: 7 }).execute();
    expect(await refusalOf(databaseUrl)).toMatch(
      /is of a newer Adjutant \(version 7, this one knows 3\): update this Adjutant/,
    );
    expect(await probe.db.selectFrom('adjutant_schema').selectAll().execute()).toEqual([
      { version: 7 },
    ]);
    await probe.end();
  });
});

describe('a store in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'adjutant-file-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('that may not be written is refused with a sentence', async () => {
    const file = path.join(folder, 'store.sqlite');
    const store = await openStore({ databaseUrl: `file:${file}`, searchAccount: 'any' });
    await store.close();
    await chmod(folder, 0o555);
    await chmod(file, 0o444);
    for (const target of [file, path.join(folder, 'other.sqlite')]) {
      const script = fileURLToPath(new URL('support/open-as-nobody.ts', import.meta.url));
      const { stdout } = await run(process.execPath, [script, `file:${target}`]);
      expect(stdout).toMatch(
        `The store in the file ${target} cannot be written: let DATABASE_URL name a file in a folder that Adjutant may write to`,
      );
    }
    await chmod(folder, 0o755);
  });

  it('is refused where no file can be, and where another kind of file is', async () => {
    const file = path.join(folder, 'notes.txt');
    await writeFile(file, 'These are notes, and no database at all.\n'.repeat(100));
    expect(await refusalOf(`file:${file}`)).toContain('is no sound SQLite database');
    expect(await refusalOf(`file:${file}/store.sqlite`)).toContain('cannot be written');
    expect(await refusalOf(`file:${folder}`)).toContain('cannot be written');
  });
});

describe('a store in PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('that is not there, or does not let us in, is refused without its password', async () => {
    expect(await refusalOf(server.url('elsewhere'))).toContain(
      'does not exist: create the database that DATABASE_URL names',
    );
    const wrong = new URL(server.url('postgres'));
    wrong.password = 'hunter2';
    const refusal = await refusalOf(wrong.href);
    expect(refusal).toContain('check user and password in DATABASE_URL');
    expect(refusal).not.toContain('hunter2');
    expect(await refusalOf('postgres://127.0.0.1:1/adjutant')).toContain(
      'The store adjutant on 127.0.0.1:1 does not answer: make sure that it runs',
    );
  });

  it('is refused where our user may not make tables', async () => {
    const probe = await openProbe(server.url('postgres'));
    await sql`create role reader login password 'reader'`.execute(probe.db);
    await probe.end();
    const reader = new URL(server.url('postgres'));
    [reader.username, reader.password] = ['reader', 'reader'];
    expect(await refusalOf(reader.href)).toContain('let it create and write tables there');
  });

  it('goes on after its connections were cut', async () => {
    const store = await openStore({ databaseUrl: server.url('postgres'), searchAccount: 'any' });
    const probe = await openProbe(server.url('postgres'));
    await Promise.all([1, 2, 3].map(() => store.quota.take({ lane: 'batch' })));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'adjutant' and pid <> pg_backend_pid()`.execute(probe.db);
    // Each of up to four may have to fail once before it is replaced.
    const failures: unknown[] = [];
    for (let call = 1; call <= 5; call += 1) {
      await store.quota.take({ lane: 'batch' }).catch((error: unknown) => failures.push(error));
    }
    expect(failures.every((error) => error instanceof StoreError)).toBe(true);
    const { used } = await store.quota.state();
    expect(used).toBe(8 - failures.length);
    expect(failures.length).toBeLessThan(5);
    await probe.end();
    await store.close();
  });
});

it('is refused with an address of no known kind', async () => {
  expect(await refusalOf('mysql://ads')).toContain('DATABASE_URL must be file:PATH or postgres://');
});
