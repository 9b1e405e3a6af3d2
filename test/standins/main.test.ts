import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSocialClient } from '../../src/services/social/index.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { makeAdSet } from './social/support/agency.ts';

const main = new URL('../../src/standins/main.ts', import.meta.url);

async function startMain(env: Record<string, string> = {}) {
  const child = fork(main, { env: { ...process.env, STANDINS: 'social', ...env }, silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [ready]: { social: string; slack?: string }[] = await once(child, 'message');
  return { child, ready, said: () => said, social: clientOf(ready?.social ?? '') };
}

function clientOf(baseUrl: string) {
  const client = createSocialClient({ baseUrl, key: standinKey });
  onTestFinished(client.close);
  return client.calls;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'standins-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function endOf(child: ChildProcess): Promise<unknown[]> {
  return once(child, 'exit');
}

describe('the process of the stand-ins', () => {
  it('says where they are once they listen', async () => {
    const { ready, social, said } = await startMain();
    expect(ready).toEqual({
      ready: true,
      social: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
    expect((await social.accounts.list({})).data).toHaveLength(6);
    expect(said()).toBe(`simulated social: ${ready?.social}\n`);
  });

  it('starts both unless told otherwise', async () => {
    const { ready } = await startMain({ STANDINS: 'social,slack' });
    expect(Object.keys(ready ?? {}).toSorted()).toEqual(['ready', 'slack', 'social']);
  });

  it('remembers everything it answered for when it is killed', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await startMain({ DATA_DIR });
    const place = await makeAdSet(first.social);
    const made = await first.social.ads.create({ ...place, name: 'Ad' });
    first.child.kill('SIGKILL');
    await endOf(first.child);
    const second = await startMain({ DATA_DIR });
    expect(await second.social.ads.get({ ...place, ad_id: made.id })).toEqual(made);
    const next = await second.social.ads.create({ ...place, name: 'Ad' });
    expect(Number(next.id)).toBeGreaterThan(Number(made.id));
    expect((await second.social.accounts.list({})).data).toHaveLength(6);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends in order on %s', async (signal) => {
    const { child } = await startMain();
    child.kill(signal);
    expect(await endOf(child)).toEqual([0, null]);
  });

  it('ends when whoever started it is gone', async () => {
    const { child } = await startMain();
    child.disconnect();
    expect(await endOf(child)).toEqual([0, null]);
  });

  it('takes another port when somebody has the one it was given, and says so', async () => {
    const squatter = createServer();
    squatter.listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => void squatter.close());
    const address = squatter.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { ready, said } = await startMain({ SOCIAL_PORT: `${port}` });
    expect(ready?.social).not.toContain(`:${port}`);
    expect(said()).toContain(`Port ${port} is taken: the system chooses another.`);
  });
});
