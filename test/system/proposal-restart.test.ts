import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { socialControl } from '../../src/standins/social/control.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { propose, standsAt } from '../support/proposal.ts';

let dataDir: string;
let stack: Stack;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-proposal-'));
  stack = await startStack({ dataDir });
});
afterEach(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a change whose worker is killed', () => {
  it('between the write and the reading back is found by the next worker, and made once', async () => {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const temporal = new Client({ connection });
    const social = socialControl(stack.socialUrl);
    // The look-up and the comparison go well; the reading back hangs.
    await social.fault([{ operation: 'ads.get', skip: 2, fault: { kind: 'delay', ms: 9_000 } }]);
    const run = await propose({ temporal }, 'mara', 'bid', { '4001': '0.50' });
    const writes = async () =>
      (await social.requests()).filter(({ operation }) => operation === 'ads.perform').length;
    await expect.poll(writes, { timeout: 40_000, interval: 50 }).toBe(1);
    await stack.kill('worker', 'SIGKILL');
    await stack.restart('worker');
    const { results } = await standsAt(run, 'applied', { timeoutMs: 90_000 });
    expect(results).toMatchObject([{ outcome: 'changed', now: { minor: 50 } }]);
    expect(await run.result()).toEqual({ ended: 'applied' });
    expect(await writes()).toBe(1);
    await connection.close();

    const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
    const ad = await service.calls.ads.get({ m: '1001', c: '2001', a: '3001', ad_id: '4001' });
    await service.close();
    expect(ad.bid).toBe(0.5);
  }, 150_000);
});
