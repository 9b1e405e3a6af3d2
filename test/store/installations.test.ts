import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { createTextCipher } from '../../src/codec/text-cipher.ts';
import { NotInstalledError, type Installation } from '../../src/slack/installation.ts';
import { createInstallations, type Installations } from '../../src/slack/installations.ts';
import type { RenewToken } from '../../src/slack/renew-token.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { kinds, type Databases } from './support/databases.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const hour = 3_600_000;
const start = Date.parse('2027-02-01T06:00:00Z');

const installation = (more: Partial<Installation> = {}): Installation => ({
  team: 'T1',
  teamName: 'Morgenrot',
  botToken: 'xoxe.xoxb-first',
  botId: 'B1',
  botUser: 'UBOT',
  by: 'UMARA',
  installedAt: '2027-02-01T06:00:00.000Z',
  ...more,
});
const rotation = { refreshToken: 'xoxe-first', expiresAt: start + 12 * hour };

describe.each(kinds)('installations on $name', ({ start: startDatabases }) => {
  let databases: Databases;
  let url: string;
  let store: Store;
  let now: number;
  let asked: string[];
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    [now, asked] = [start, []];
    url = await databases.fresh();
    store = await openStore({ databaseUrl: url, searchAccount: '' });
    return () => store.close();
  });

  const renew: RenewToken = (refreshToken) => {
    asked.push(refreshToken);
    const count = asked.length;
    return Promise.resolve({
      botToken: `xoxe.xoxb-renewed-${count}`,
      refreshToken: `xoxe-renewed-${count}`,
      livesMs: 12 * hour,
    });
  };
  const opened = (keys = `a:${first}`, how = renew, of = store): Installations =>
    createInstallations({
      table: of.installations,
      cipher: createTextCipher(parsePayloadKeys(keys)),
      renew: how,
      log: { warn: () => {} },
      now: () => now,
    });

  it('come back as they were kept, and are not there once forgotten', async () => {
    const installations = opened();
    await installations.keep(installation());
    await installations.keep(installation({ team: 'T2', botToken: 'xoxb-other' }));
    expect(await installations.of('T1')).toEqual(installation());
    expect(await installations.teams()).toEqual(['T1', 'T2']);
    expect(await installations.forget('T1')).toBe(true);
    expect(await installations.forget('T1')).toBe(false);
    await expect(installations.of('T1')).rejects.toThrow(NotInstalledError);
  });

  it('are read by nobody who has the database alone', async () => {
    await opened().keep(installation({ rotation }));
    const kept = await everythingIn(url);
    expect(kept).toContain('slack_installation');
    for (const secret of ['xoxe', 'xoxb', 'UMARA', 'Morgenrot']) expect(kept).not.toContain(secret);
  });

  it('cannot be put in the place of another workspace', async () => {
    await opened().keep(installation());
    const found = await store.installations.get('T1');
    await store.installations.put('T2', found?.sealed ?? '');
    await expect(opened().of('T2')).rejects.toThrow('cannot be read with the one PAYLOAD_KEY');
  });

  it('outlive the key they were kept with, once they were read with the next one', async () => {
    await opened().keep(installation());
    await expect(opened(`b:${second}`).of('T1')).rejects.toThrow('has no key «a»');
    expect(await opened(`b:${second},a:${first}`).of('T1')).toEqual(installation());
    expect(await opened(`b:${second}`).of('T1')).toEqual(installation());
  });

  it('have their token renewed once, two hours before its end, by however many who ask', async () => {
    const other = await openStore({ databaseUrl: url, searchAccount: '' });
    const both = [opened(), opened(`a:${first}`, renew, other)];
    await both[0]?.keep(installation({ rotation }));
    const tokens = async () => {
      const found = await Promise.all([...both, ...both].map((each) => each.of('T1')));
      return found.map(({ botToken }) => botToken);
    };
    now = start + 9 * hour;
    expect(new Set(await tokens())).toEqual(new Set(['xoxe.xoxb-first']));
    now = start + 10 * hour;
    await tokens();
    expect(asked).toEqual(['xoxe-first']);
    expect(new Set(await tokens())).toEqual(new Set(['xoxe.xoxb-renewed-1']));
    now = start + 21 * hour;
    await tokens();
    expect(asked).toEqual(['xoxe-first', 'xoxe-renewed-1']);
    await other.close();
  });

  it('keep a token that holds where it cannot be renewed, and fail with one that does not', async () => {
    const failing = opened(`a:${first}`, () => Promise.reject(new Error('Slack is away')));
    await failing.keep(installation({ rotation }));
    now = start + 11 * hour;
    expect((await failing.of('T1')).botToken).toBe('xoxe.xoxb-first');
    await failing.keep(installation({ rotation }));
    now = start + 13 * hour;
    await expect(failing.of('T1')).rejects.toThrow('Slack is away');
    await expect(failing.of('T1')).rejects.toThrow('is being renewed');
  });

  it('installed again while a token was being renewed stay as they were installed', async () => {
    const again = installation({ botToken: 'xoxe.xoxb-again' });
    const installations = opened(`a:${first}`, async (refreshToken) => {
      await opened().keep(again);
      return renew(refreshToken);
    });
    await installations.keep(installation({ rotation }));
    now = start + 11 * hour;
    expect(await installations.of('T1')).toEqual(again);
    expect(await opened().of('T1')).toEqual(again);
  });
});

/** All bytes of the files, or all rows as text. */
async function everythingIn(url: string): Promise<string> {
  if (url.startsWith('file:')) {
    const file = url.slice('file:'.length);
    const files = globSync(`${path.basename(file)}*`, { cwd: path.dirname(file) });
    return files
      .map((name) => readFileSync(path.join(path.dirname(file), name), 'latin1'))
      .join('');
  }
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(
    "select 'slack_installation' as name, slack_installation::text as row from slack_installation",
  );
  await client.end();
  return JSON.stringify(rows);
}
