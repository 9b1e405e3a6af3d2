import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { socialControl } from '../../src/standins/social/control.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';

let dataDir: string;
let stack: Stack;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-operation-'));
  stack = await startStack({ dataDir });
});
afterEach(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const mara = () => createSlackDriver(stack.slackUrl).as('mara');

describe('a write whose worker is killed after it was sent', () => {
  it('is found by the next worker, and made once', async () => {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    await ask({ temporal: new Client({ connection }) }, mara(), 'advertisers.create', {
      name: 'Survivor',
      currency: 'EUR',
    });
    await connection.close();
    const preview = await operationPreviewOf(mara(), 'Survivor');
    const social = socialControl(stack.socialUrl);
    await social.fault([
      { operation: 'advertisers.create', fault: { kind: 'reset', when: 'after' } },
    ]);
    await mara().press(preview, 'Send');
    await expect
      .poll(async () => (await social.requests()).map(({ status }) => status), { timeout: 20_000 })
      .toContain(0);
    await stack.kill('worker', 'SIGKILL');
    await stack.restart('worker');
    const done = textOf(await turnedInto(mara(), preview, 'Made.', 'nordwind', 90_000));

    const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
    const { data } = await service.calls.advertisers.list({});
    await service.close();
    const made = data.filter(({ name }) => name === 'Survivor');
    expect(made).toHaveLength(1);
    expect(done).toContain(`id ${made[0]?.id}`);
  }, 120_000);
});
