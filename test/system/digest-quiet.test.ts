import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DigestPost } from '../../src/shared/digest-run.ts';
import { clockAt } from '../../src/shared/local-time.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { digestOf, dueNow, messagesOf, only, startPost } from '../support/digest-post.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let removeWorkflows: () => Promise<void>;
beforeAll(async () => {
  // The night lasts a second.
  const workflows = await shortWorkflows(['heldAtMostMs = 24 * 3600000', 'heldAtMostMs = 1000']);
  removeWorkflows = workflows.remove;
  system = await startSystem({ workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await removeWorkflows();
});

/** It is quiet from an hour ago for two hours, in the zone of the subscription. */
const quiet = {
  from: clockAt(Date.now() / 1000 - 3_600, 'Europe/Berlin').slice(11),
  to: clockAt(Date.now() / 1000 + 3_600, 'Europe/Berlin').slice(11),
};

const scope = only({ searchClients: ['501'] });

describe('a digest in quiet hours', () => {
  it('waits until they end, and says so', async () => {
    const post = notAsked(dueNow(digestOf({ quiet, content: { scope } })));
    const run = await startPost(system, post);
    expect(await run.result()).toMatchObject({ outcome: 'posted' });
    const events = (await run.fetchHistory()).events ?? [];
    expect(events.filter(({ timerFiredEventAttributes: fired }) => fired)).toHaveLength(1);
    expect(textOf(await only1(post))).toMatch(/quiet/iu);
  });

  it('comes at once when more was spent than somebody wants to sleep through', async () => {
    const thresholds = { movePercent: 30, spendAbove: [{ minor: 100, currency: 'EUR' }] };
    const post = notAsked(dueNow(digestOf({ quiet, content: { scope, thresholds } })));
    const run = await startPost(system, post);
    await run.result();
    const events = (await run.fetchHistory()).events ?? [];
    expect(events.filter(({ timerFiredEventAttributes: fired }) => fired)).toEqual([]);
    expect(textOf(await only1(post))).not.toMatch(/quiet/iu);
  });

  it('comes at once when somebody asks for it', async () => {
    const post = dueNow(digestOf({ quiet, content: { scope } }));
    const run = await startPost(system, post);
    await run.result();
    expect(textOf(await only1(post))).not.toMatch(/quiet/iu);
  });
});

const notAsked = (post: DigestPost): DigestPost => ({ ...post, asked: false });

async function only1({ settings }: DigestPost) {
  const [message, ...others] = await messagesOf(system.slack.as('mara'), 'nordwind', settings);
  expect(others).toEqual([]);
  if (!message) throw new Error(`${settings.name} is not there.`);
  return message;
}
