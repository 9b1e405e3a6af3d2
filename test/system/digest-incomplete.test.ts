import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DigestSettings } from '../../src/shared/digest.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { digestOf, dueNow, messagesOf, only, startPost } from '../support/digest-post.ts';
import { replyTo } from '../support/launch.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let removeWorkflows: () => Promise<void>;
beforeAll(async () => {
  // A service is given three seconds instead of ten minutes, and looked at again after as many.
  const workflows = await shortWorkflows(
    [
      "startToCloseTimeout: '10m',\n    heartbeatTimeout: '15s',\n    scheduleToCloseTimeout: '10m'",
      "scheduleToCloseTimeout: '3s'",
    ],
    ["    '15 minutes',\n    '1 hour',\n", "    '3 seconds',\n    '3 seconds',\n"],
  );
  removeWorkflows = workflows.remove;
  system = await startSystem({ workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await removeWorkflows();
});
afterEach(async () => {
  await Promise.all([system.social.fault([]), system.search.fault([])]);
});

const statistics = ['statistics.mediaPlan', 'statistics.campaign'];

describe('a digest of which one service cannot be read', () => {
  it('says the rest, marked incomplete, and the whole by an edit once the service is back', async () => {
    await system.social.fault(statistics.map((operation) => away(operation)));
    const settings = digestOf({ content: { scope: both } });
    const { outcome, message } = await posted(settings);
    expect(outcome).toBe('posted');
    const mara = system.slack.as('mara');
    const first = await theMessage(settings);
    expect(textOf(first)).toContain('Nordwind Autumn 2026');
    expect(textOf(first)).toMatch(/incomplete/iu);
    expect(textOf(first)).toContain('The social service did not answer');
    expect(textOf(first)).not.toContain('Rain jackets DE');
    const asked = (await system.search.requests()).length;

    await system.social.fault([]);
    await replyTo(mara, 'nordwind', first, 'Completed.');
    const whole = await theMessage(settings);
    expect(whole.ts).toBe(message.ts);
    expect(textOf(whole)).not.toMatch(/incomplete/iu);
    expect(textOf(whole)).toContain('Rain jackets DE in Nordwind Autumn 2026');
    // What was there before was not asked for again.
    expect(await system.search.requests()).toHaveLength(asked);
    expect(await messagesOf(mara, 'nordwind', settings)).toHaveLength(1);
  });

  it('asks a service that is away for a few of many sources, and not for each', async () => {
    const scope = only({ mediaPlans: ['1001', '1002', '1003'] });
    await posted(digestOf({ content: { scope: only({ mediaPlans: ['1001'] }) } }));
    const settings = digestOf({ content: { scope } });
    await system.social.fault(statistics.map((operation) => away(operation)));
    expect(await posted(settings)).toMatchObject({ outcome: 'posted', missing: 3 });
    expect(textOf(await theMessage(settings))).toContain('3 sources');
  });

  it('says what is not to be had at all, and does not look for it again', async () => {
    const settings = digestOf({ content: { scope: only({ mediaPlans: ['9999'] }) } });
    expect(await posted(settings)).toMatchObject({ outcome: 'posted', missing: 1 });
    expect(textOf(await theMessage(settings))).toContain('9999');
    const run = system.temporal.workflow.getHandle(
      `digest-complete:${settings.id}:${dueNow(settings).periodKey}`,
    );
    await expect(run.describe()).rejects.toThrow('not found');
  });

  it('waits for the hour of the search service where that is over soon, else goes on without', async () => {
    const clients = { scope: only({ searchClients: ['502'] }) };
    await system.quota.block(2_000);
    expect(await posted(digestOf({ content: clients }))).toMatchObject({ missing: 0 });

    await system.quota.block(3_000_000);
    const asked = (await system.search.requests()).length;
    const settings = digestOf({ content: clients });
    expect(await posted(settings)).toMatchObject({ outcome: 'posted', missing: 1 });
    expect(textOf(await theMessage(settings))).toMatch(/allowance .+ used up until \d\d:\d\d UTC/u);
    expect(await system.search.requests()).toHaveLength(asked);
  });
});

const both = only({ mediaPlans: ['1001'], searchClients: ['501'] });

const away = (operation: string) =>
  ({ operation, times: 1_000, fault: { kind: 'status', status: 503 } }) as const;

const posted = async (settings: DigestSettings) =>
  (await startPost(system, dueNow(settings))).result();

async function theMessage(settings: DigestSettings) {
  const [message] = await messagesOf(system.slack.as('mara'), 'nordwind', settings);
  if (!message) throw new Error(`${settings.name} is not there.`);
  return message;
}
