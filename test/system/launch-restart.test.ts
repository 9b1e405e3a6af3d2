import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { widePlan } from '../support/plans.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';

let dataDir: string;
let stack: Stack;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-restart-'));
  stack = await startStack({ dataDir, latencyMs: 100 });
});
afterEach(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ads = 40;

describe('a launch that is interrupted', () => {
  it('by a killed worker goes on with the next one: every object once', async () => {
    const preview = await launch('KILL-1');
    await stack.kill('worker', 'SIGKILL');
    await stack.restart('worker');
    await replyTo(mara(), 'nordwind', preview, 'Complete.', 100_000);
    await expectOnce('KILL-1');
  }, 120_000);

  it('by the end of everything goes on at the next start: every object once', async () => {
    const preview = await launch('STOP-1');
    await stack.stop();
    stack = await startStack({ dataDir, latencyMs: 5 });
    await replyTo(mara(), 'nordwind', preview, 'Complete.', 100_000);
    await expectOnce('STOP-1');
  }, 120_000);
});

const mara = () => createSlackDriver(stack.slackUrl).as('mara');

/** Begins a launch and answers once some of its ads are there, and some not. */
async function launch(io: string): Promise<MessageView> {
  await givePlan(mara(), 'nordwind', { text: widePlan('Interrupted', io, ads) });
  const preview = await previewOf(mara(), 'nordwind', io);
  await mara().press(preview, 'Launch');
  await said(mara(), 'nordwind', /\b[1-9]\d?\/40 {4}Feed/);
  const before = await tree(io);
  expect(before.length).toBeGreaterThan(2);
  expect(before.length).toBeLessThan(ads);
  return preview;
}

async function expectOnce(io: string): Promise<void> {
  const after = await tree(io);
  expect(after).toHaveLength(ads + 2);
  expect(doubles(after)).toEqual([]);
  expect(after.filter(({ status }) => status !== 'pause')).toEqual([]);
}

async function tree(io: string) {
  const service = createSocialClient({ baseUrl: stack.socialUrl, key: standinKey });
  try {
    return await serviceTree(service, io);
  } finally {
    await service.close();
  }
}
