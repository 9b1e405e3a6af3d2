import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let removeWorkflows: () => Promise<void>;
beforeAll(async () => {
  // Looked at every second instead of every quarter of an hour, and after each look the history is too long.
  const workflows = await shortWorkflows(
    ["lookEvery = '15 minutes'", "lookEvery = '1 second'"],
    ['next === undefined && (0,', 'next === undefined && true || (0,'],
  );
  removeWorkflows = workflows.remove;
  system = await startSystem({ workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await removeWorkflows();
});

describe('a proposal that waits for long', () => {
  it('goes on in another run with its card and its signatures', async () => {
    const run = await propose(
      system,
      'mara',
      'budget',
      { '2003': '+5%' },
      { channel: 'C0HANSE', submission: 'long wait' },
    );
    await standsAt(run, 'waiting');
    const now = system.temporal.workflow.getHandle(run.workflowId);
    expect(await decide(now, 'jonas', 'approve')).toEqual({ accepted: true });
    const runId = async () => (await now.describe()).runId;
    const signedIn = await runId();
    await expect.poll(runId, { timeout: 20_000 }).not.toBe(signedIn);
    const waiting = await standsAt(now, 'waiting');
    expect(waiting.signed).toMatchObject([{ by: { user: 'U0JONAS' }, version: 1 }]);
    expect(await decide(now, 'ravi', 'approve')).toEqual({ accepted: true });
    await standsAt(now, 'applied');
    const mara = system.slack.as('mara');
    const cards = (await mara.messages('hanse-direktbank')).filter((message) =>
      textOf(message).includes('€200.00 → €210.00'),
    );
    expect(cards).toHaveLength(1);
    await mara.waitFor(
      'hanse-direktbank',
      (message) => message.ts === cards[0]?.ts && textOf(message).includes('Done'),
    );
  });

  it('is proposed afresh by itself when its value moves, and closed when it is there', async () => {
    const run = await propose(system, 'mara', 'budget', { '2002': '200' });
    await standsAt(run, 'waiting');
    const now = system.temporal.workflow.getHandle(run.workflowId);
    const place = { m: '1001', c: '2002' };
    await system.service.calls.campaigns.updateFb({ ...place, daily_budget: 90 });
    const fresh = await standsAt(now, 'waiting', { version: 2 });
    expect(fresh.changes[0]).toMatchObject({ before: { minor: 9_000 }, after: { minor: 20_000 } });
    await system.service.calls.campaigns.updateFb({ ...place, daily_budget: 200 });
    await standsAt(now, 'already so', { version: 2 });
    expect(await system.ledger.ofRun(run.workflowId)).toEqual([]);
  });
});
