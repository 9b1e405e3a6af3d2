import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';
import {
  broken,
  describeSchema,
  failToMigrate,
  fillVersion,
  readStore,
  sealedTables,
} from './support/filled.ts';
import { fourTogether } from './support/together.ts';

const versions = migrations.map((_, index) => index + 1);
const earlier = versions.slice(0, -1);
const latest = migrations.length;

async function open(databaseUrl: string): Promise<void> {
  const store = await openStore({ databaseUrl, searchAccount: 'any' });
  await store.close();
}

describe.each(kinds)('the migrations on $name', ({ start }) => {
  let databases: Databases;
  let fresh: unknown[];
  beforeAll(async () => {
    databases = await start();
    const databaseUrl = await databases.fresh();
    await open(databaseUrl);
    fresh = await describeSchema(databaseUrl);
  });
  afterAll(() => databases.stop());

  it.each(earlier)('bring version %i to today, and keep every row', async (version) => {
    const databaseUrl = await databases.fresh();
    const before = await fillVersion(databaseUrl, version);
    const sealed = await sealedTables(databaseUrl);
    await open(databaseUrl);
    const after = await readStore(databaseUrl);
    expect(after).toMatchObject({ ...before, adjutant_schema: [{ version: latest }] });
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
    expect(await describeSchema(databaseUrl)).toEqual(fresh);
    expect(await sealedTables(databaseUrl)).toEqual(expect.arrayContaining(sealed));
  });

  it('are done once where four processes find an earlier version at once', async () => {
    const databaseUrl = await databases.fresh();
    const before = await fillVersion(databaseUrl, 1);
    await fourTogether(databaseUrl, 0);
    expect(await readStore(databaseUrl)).toMatchObject({
      ...before,
      adjutant_schema: [{ version: latest }],
    });
    expect(await describeSchema(databaseUrl)).toEqual(fresh);
  });

  it.each(versions)('leave version %i as it was when one fails in the midst', async (version) => {
    const databaseUrl = await databases.fresh();
    const before = await fillVersion(databaseUrl, version);
    const schema = await describeSchema(databaseUrl);
    expect(await failToMigrate(databaseUrl)).toBe(broken);
    expect(await readStore(databaseUrl)).toEqual(before);
    expect(await describeSchema(databaseUrl)).toEqual(schema);
    await open(databaseUrl);
    expect(await describeSchema(databaseUrl)).toEqual(fresh);
  });

  it('find nothing to do in a store of today', async () => {
    const databaseUrl = await databases.fresh();
    const before = await fillVersion(databaseUrl, latest);
    await open(databaseUrl);
    expect(await readStore(databaseUrl)).toEqual(before);
    expect(await sealedTables(databaseUrl)).toContain('ledger');
  });
});
