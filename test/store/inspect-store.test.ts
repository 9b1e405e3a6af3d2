import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectStore } from '../../src/store/inspect-store.ts';
import { migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';
import { openProbe } from './support/probe.ts';

describe.each(kinds)('looking at a store on $name', ({ start }) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  it('makes nothing in one that is empty', async () => {
    const databaseUrl = await databases.fresh();
    expect(await inspectStore(databaseUrl)).toMatchObject({
      version: 0,
      newest: migrations.length,
    });
    const probe = await openProbe(databaseUrl);
    const tables = await probe.db.introspection.getTables();
    // The clock of the tests is the probe's own.
    expect(tables.map(({ name }) => name)).toEqual(['test_clock']);
    await probe.end();
  });

  it('tells its version, and that its clock is ours', async () => {
    const databaseUrl = await databases.fresh();
    await (await openStore({ databaseUrl, searchAccount: 'any' })).close();
    const { version, skewMs } = await inspectStore(databaseUrl);
    expect(version).toBe(migrations.length);
    // Both are of this machine; the database shows a fraction of a millisecond less.
    expect(Math.abs(skewMs ?? Number.NaN)).toBeLessThanOrEqual(1);
  });

  it('refuses a newer one, and leaves it as it is', async () => {
    const databaseUrl = await databases.fresh();
    await (await openStore({ databaseUrl, searchAccount: 'any' })).close();
    const probe = await openProbe(databaseUrl);
    await probe.db.updateTable('adjutant_schema').set({ version: 70 }).execute();
    await expect(inspectStore(databaseUrl)).rejects.toThrow(
      `is of a newer Adjutant (version 70, this one knows ${migrations.length}): update this Adjutant`,
    );
    expect(await probe.db.selectFrom('adjutant_schema').selectAll().execute()).toEqual([
      { version: 70 },
    ]);
    await probe.end();
  });
});

describe('looking for a store in a file', () => {
  it('makes neither file nor folder, and refuses a folder that is none', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-inspect-'));
    const file = path.join(folder, 'new/store.sqlite');
    expect(await inspectStore(`file:${file}`)).toEqual({
      version: 0,
      newest: migrations.length,
      place: `in the file ${file}`,
    });
    expect(existsSync(path.dirname(file))).toBe(false);
    const notes = path.join(folder, 'notes.txt');
    await writeFile(notes, 'notes');
    await expect(inspectStore(`file:${notes}/store.sqlite`)).rejects.toThrow(
      `The store in the file ${notes}/store.sqlite cannot be written`,
    );
    await rm(folder, { recursive: true });
  });
});
