import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startService } from '../../scripts/processes/start-service.ts';
import { surroundings } from '../../scripts/processes/stack-settings.ts';
import { startStack, type Stack } from '../../scripts/stack.ts';
import { standinPassword, standinUsername } from '../../src/standins/search/credentials.ts';
import { createSlackDriver } from '../../src/standins/slack/driver.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import {
  byText,
  keyOf,
  keyOfPost,
  onFourDays,
  smallDigest,
  startPost,
} from '../support/digest-post.ts';

let dataDir: string;
let stack: Stack;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'adjutant-digest-'));
  stack = await startStack({ dataDir });
});
afterEach(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('digests with two workers', () => {
  it('are there once each, whichever is killed while it posts', async () => {
    const second = await startSecondWorker();
    const connection = await Connection.connect({ address: stack.temporalAddress });
    const temporal = new Client({ connection });
    const slack = createSlackDriver(stack.slackUrl);
    const mara = slack.as('mara');
    const posts = Array.from({ length: 6 }, () => smallDigest()).flatMap(onFourDays);
    // Each post takes a moment, in which its worker may die.
    await slack.faults(posts.map(() => ({ method: post, fault: { kind: 'delay', ms: 400 } })));
    const runs = await Promise.all(posts.map((each) => startPost({ temporal }, each)));
    const posted = async () => (await mara.messages('nordwind')).length;
    await expect.poll(posted, { timeout: 40_000, interval: 20 }).toBeGreaterThan(2);
    await Promise.all([stack.kill('worker', 'SIGKILL'), second.stop(0)]);
    expect(await posted()).toBeLessThan(posts.length);
    await stack.restart('worker');
    for (const run of runs) expect(await run.result()).toMatchObject({ outcome: 'posted' });
    const keys = (await mara.messages('nordwind')).map(keyOf);
    expect(keys.toSorted(byText)).toEqual(posts.map(keyOfPost).toSorted(byText));
    await connection.close();
  }, 170_000);
});

const post = 'chat.postMessage';

/** Another one beside that of the stack, on the same store. */
function startSecondWorker() {
  return startService({
    name: 'second worker',
    script: path.resolve('src/worker.ts'),
    env: {
      ...surroundings(),
      SLACK_BOT_TOKEN: standinBotToken,
      SLACK_API_URL: `${stack.slackUrl}/api/`,
      SOCIAL_BASE_URL: stack.socialUrl,
      SOCIAL_KEY: standinKey,
      SEARCH_BASE_URL: stack.searchUrl,
      SEARCH_USERNAME: standinUsername,
      SEARCH_PASSWORD: standinPassword,
      DATABASE_URL: `file:${path.join(dataDir, 'store.sqlite')}`,
      POLICY_FILE: path.resolve('config/policy.yaml'),
      TEMPORAL_ADDRESS: stack.temporalAddress,
      WORKFLOW_BUNDLE: inject('workflowBundlePath'),
    },
  });
}
