import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surroundings } from '../../scripts/processes/stack-settings.ts';
import type { DayFigures, FigureSubject } from '../../src/shared/figure-store.ts';
import type { DigestSnapshot } from '../../src/shared/digest.ts';
import { backUp } from '../../src/store/back-up.ts';
import { migrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { restore } from '../../src/store/restore.ts';
import { kinds, type Databases } from './support/databases.ts';
import { entry } from './support/entry.ts';
import { fillVersion, readStore, sealedTables } from './support/filled.ts';

const run = promisify(execFile);
let folder: string;
let databases: Databases[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adjutant-backup-'));
  databases = await Promise.all(kinds.map(({ start }) => start()));
});
afterAll(async () => {
  await Promise.all(databases.map((kind) => kind.stop()));
  await rm(folder, { recursive: true });
});

const fresh = async (kind: number): Promise<string> => (await databases[kind]?.fresh()) ?? '';

/** As an engineer types it. @returns what it said, and whether all went well */
async function command(script: 'back-up' | 'restore', file: string, databaseUrl: string) {
  const env = { ...surroundings(), DATABASE_URL: databaseUrl };
  const done = run(process.execPath, [path.resolve(`src/${script}.ts`), file], {
    env,
    cwd: folder,
  });
  return done.then(
    ({ stdout }) => ({ succeeded: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ succeeded: false, said: stderr }),
  );
}

const snapshot: DigestSnapshot = { digest: 'd1', periodKey: '2027-02-01', said: [] };

const ad: FigureSubject = { source: 'social', kind: 'ad', id: '5001' };

/** More than are read at once. */
const days: DayFigures[] = Array.from({ length: 1_200 }, (_, index) => ({
  subject: ad,
  name: 'Boots 1',
  parent: ad,
  day: new Date(index * 86_400_000).toISOString().slice(0, 10),
  counts: { impressions: index, clicks: 1, conversions: null, spent: index + 0.5, income: 0 },
  readAt: '2027-02-01T06:00:00.000Z',
}));

/** From each kind of database to each: a backup also moves a store. */
const ways = kinds.flatMap(({ name: from }, source) =>
  kinds.map(({ name: to }, target) => ({ from, to, source, target })),
);

describe.each(ways)('a backup of $from restored to $to', ({ from, to, source, target }) => {
  const file = () => path.join(folder, `${from}-${to}.sqlite`);

  it('taken while Adjutant writes is the same store: entries without gaps, sealed, figures, reports', async () => {
    const [databaseUrl, restoredUrl] = [await fresh(source), await fresh(target)];
    const store = await openStore({ databaseUrl, searchAccount: 'any' });
    const written = [];
    for (let count = 1; count <= 12; count += 1) written.push(await store.ledger.append(entry()));
    await store.figures.keep(days);
    await store.figures.keepSnapshot(snapshot);
    await store.quota.take({ lane: 'interactive' });
    const writing = store.ledger.append(entry());
    const backup = await command('back-up', file(), databaseUrl);
    await writing;
    expect(backup).toEqual({
      succeeded: true,
      said: expect.stringContaining('day_figures: 1,200\n'),
    });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await store.close();

    expect(await command('restore', file(), restoredUrl)).toMatchObject({ succeeded: true });
    const restored = await openStore({ databaseUrl: restoredUrl, searchAccount: 'any' });
    const records = (await restored.ledger.latest({ limit: 1_000 })).toReversed();
    expect(records.slice(0, 12)).toEqual(written);
    expect(records.map(({ number }) => number)).toEqual(records.map((_, index) => index + 1));
    expect((await restored.ledger.append(entry())).number).toBe(records.length + 1);
    const kept = await restored.figures.of(ad, { from: '1970-01-01', to: '2030-01-01' });
    expect(kept).toEqual(days);
    expect(await restored.figures.snapshot('d1')).toEqual(snapshot);
    expect((await restored.quota.state()).used).toBe(1);
    await restored.close();
    expect(await sealedTables(restoredUrl)).toContain('ledger');
  });

  it('of each earlier version is of that version, with every row, until a worker starts on it', async () => {
    for (const version of migrations.map((_, index) => index + 1)) {
      const [databaseUrl, restoredUrl] = [await fresh(source), await fresh(target)];
      const before = await fillVersion(databaseUrl, version);
      const old = path.join(folder, `${from}-${to}-${version}.sqlite`);
      const copied = await backUp(databaseUrl, old);
      expect(copied).toMatchObject({ version });
      expect(await readStore(databaseUrl)).toEqual(before);
      expect(await restore(old, restoredUrl)).toEqual(copied);
      expect(await readStore(restoredUrl)).toEqual(before);
    }
  });
});

describe('a backup', () => {
  it('replaces no file, and is not taken of what is no store', async () => {
    const file = path.join(folder, 'notes.txt');
    await writeFile(file, 'notes');
    const databaseUrl = (await databases[1]?.fresh()) ?? '';
    expect(await command('back-up', file, databaseUrl)).toEqual({
      succeeded: false,
      said: `${file} is there already: name a new file.\n`,
    });
    const other = path.join(folder, 'other.sqlite');
    expect((await command('back-up', other, databaseUrl)).said).toMatch(/^There is no store test_/);
    expect((await command('back-up', other, `file:${folder}/none.sqlite`)).said).toBe(
      `There is no file ${folder}/none.sqlite: look at its name.\n`,
    );
    await expect(stat(other)).rejects.toThrow('ENOENT');
  });

  it('is restored to an empty database only, and whole', async () => {
    const [from, to] = await Promise.all([databases[0]?.fresh(), databases[0]?.fresh()]);
    await fillVersion(from ?? '', migrations.length);
    const file = path.join(folder, 'whole.sqlite');
    await command('back-up', file, from ?? '');
    const before = await fillVersion(to ?? '', 1);
    const { said } = await command('restore', file, to ?? '');
    expect(said).toMatch(
      /^There is a store in the file .* already: let DATABASE_URL name an empty/,
    );
    expect(await readStore(to ?? '')).toEqual(before);
    expect((await command('restore', path.join(folder, 'notes.txt'), to ?? '')).said).toContain(
      'is no sound SQLite database',
    );
    const { said: usage } = await command('restore', '', to ?? '');
    expect(usage).toBe('Write npm run restore -- FILE\n');
  });
});
