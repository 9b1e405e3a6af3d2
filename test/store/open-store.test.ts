import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { migrations } from '../../src/store/migrations.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';
import { kinds, type Databases } from './support/databases.ts';
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
      { version: migrations.length },
    ]);
    await probe.end();
  });

  it('is refused when it is of a newer version, and left as it is', async () => {
    const databaseUrl = await databases.fresh();
    const store = await openStore({ databaseUrl, searchAccount: 'any' });
    await store.close();
    const probe = await openProbe(databaseUrl);
    await probe.db.updateTable('adjutant_schema').set({ version: 77 }).execute();
    expect(await refusalOf(databaseUrl)).toContain(
      `is of a newer Adjutant (version 77, this one knows ${migrations.length}): update this Adjutant`,
    );
    expect(await probe.db.selectFrom('adjutant_schema').selectAll().execute()).toEqual([
      { version: 77 },
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
