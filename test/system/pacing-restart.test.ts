import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { alertOver } from '../../src/workflows/index.ts';
import { campaignAbout } from '../messages/pacing-samples.ts';
import { alertRun, alertsOf, raise, watchOf } from '../support/pacing.ts';

let dataDir: string;
let stack: Stack;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-pacing-'));
  stack = await startStack({ dataDir });
});
afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = 'chat.postMessage';
const slow = (index: number) => ({ kind: 'delay', ms: index < 6 ? 100 : 4_000 }) as const;

describe('alerts, when the worker is killed while it posts them', () => {
  it('are there once each, and end as they should', async () => {
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const temporal = new Client({ connection });
    const slack = createSlackDriver(stack.slackUrl);
    const mara = slack.as('mara');
    const watches = Array.from({ length: 12 }, () => watchOf(['1001'], { name: 'Killed' }));
    const about = campaignAbout('Rain jackets DE');
    const seen = () => ({ about, isUrgent: false, checkedAt: new Date().toISOString() });
    // Half of the posts take so long that the worker dies while they are under way.
    await slack.faults(watches.map((_, index) => ({ method: post, fault: slow(index) })));
    await Promise.all(watches.map((watch) => raise({ temporal }, watch, seen())));
    const posted = async () => (await alertsOf(mara, { name: 'Killed' })).length;
    await expect.poll(posted, { timeout: 40_000, interval: 20 }).toBeGreaterThan(2);
    await stack.kill('worker', 'SIGKILL');
    expect(await posted()).toBeLessThan(watches.length);
    await Promise.all(watches.map((watch) => raise({ temporal }, watch, seen())));
    await stack.restart('worker');
    await expect.poll(posted, { timeout: 90_000 }).toBe(watches.length);

    const end = { why: 'mended', isQuiet: true } as const;
    await Promise.all(
      watches.map(async (watch) => {
        const run = alertRun({ temporal }, watch, '2001:over');
        await run.signal(alertOver, { ...end, checkedAt: new Date().toISOString() });
        expect(await run.result()).toEqual({ ended: 'mended' });
      }),
    );
    const texts = (await alertsOf(mara, { name: 'Killed' })).map(textOf);
    expect(texts).toHaveLength(watches.length);
    expect(texts.filter((text) => !text.includes('Over since'))).toEqual([]);
    await connection.close();
  }, 170_000);
});
