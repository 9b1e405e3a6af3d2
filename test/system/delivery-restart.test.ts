import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import { socialControl } from '../../src/standins/social/control.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { order } from '../support/delivery.ts';
import { turnedInto } from '../support/operation.ts';

let dataDir: string;
let stack: Stack;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-delivery-'));
  stack = await startStack({ dataDir });
});
afterEach(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const mara = () => createSlackDriver(stack.slackUrl).as('mara');

describe('pausing whose worker is killed after a write was sent', () => {
  it('is finished by the next worker, and what was paused can be resumed', async () => {
    const social = socialControl(stack.socialUrl);
    const sent = async () =>
      (await social.requests()).filter(({ operation }) => operation === 'ads.perform').length;
    await social.fault([
      { operation: 'ads.perform', skip: 1, fault: { kind: 'reset', when: 'after' } },
      { operation: 'ads.list', skip: 2, times: 50, fault: { kind: 'status', status: 503 } },
    ]);
    const message = await order(mara(), 'pause 3001', 'ads so far');
    await expect.poll(sent, { timeout: 20_000 }).toBe(3);
    await stack.kill('worker', 'SIGKILL');
    await social.fault([]);
    await stack.restart('worker');
    await turnedInto(mara(), message, '3 ads paused', 'nordwind', 90_000);

    const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
    const where = { m: '1001', c: '2001', a: '3001' };
    const statuses = async () =>
      (await service.calls.ads.list(where)).data.map(({ status }) => status);
    expect(await statuses()).toEqual(['pause', 'pause', 'pause']);
    await order(mara(), 'resume 3001', '3 ads resumed');
    expect(await statuses()).toEqual(['play', 'play', 'play']);
    await service.close();
  }, 180_000);
});
