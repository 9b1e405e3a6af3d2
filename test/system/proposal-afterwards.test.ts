import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followId } from '../../src/shared/ids.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { propose, standsAt } from '../support/proposal.ts';
import { shortWorkflows } from '../support/short-workflows.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let removeWorkflows: () => Promise<void>;
beforeAll(async () => {
  // A day and a week are seconds.
  const workflows = await shortWorkflows(
    ["'24 hours': '24 hours'", "'24 hours': '1s'"],
    ["'7 days': '7 days'", "'7 days': '2s'"],
  );
  removeWorkflows = workflows.remove;
  system = await startSystem({ workflowBundlePath: workflows.path });
});
afterAll(async () => {
  await system.stop();
  await removeWorkflows();
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const bidOf = async (ad_id: string) =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a: '3001', ad_id })).bid;

async function inThread(workflowId: string, words: string): Promise<MessageView> {
  let ts: string | undefined;
  await expect
    .poll(async () => (ts = (await system.ledger.ofRun(workflowId))[0]?.message?.ts))
    .toBeDefined();
  const isIt = (message: MessageView) => message.threadTs === ts && textOf(message).includes(words);
  return system.slack.as('mara').waitFor('nordwind', isIt, { timeoutMs: 30_000 });
}

describe('after a change', () => {
  it('its figures are told after a day and after a week, beside those of the same weekdays', async () => {
    const run = await propose(system, 'mara', 'bid', { '4001': '0.50' });
    expect(await run.result()).toEqual({ ended: 'applied' });
    for (const after of ['24 hours', '7 days']) {
      const told = textOf(await inThread(run.workflowId, after));
      expect(told).toContain('Europe/Berlin');
      expect(told).toMatch(/clicks/u);
    }
    const followed = system.temporal.workflow.getHandle(followId(run.workflowId));
    expect(await followed.result()).toEqual({ ended: 'followed' });
  });
});

describe('a change for a time', () => {
  it('ends with the old value, which is in the ledger', async () => {
    const run = await propose(system, 'mara', 'bid', { '4002': '0.50' }, { until: inSeconds(10) });
    await standsAt(run, 'applied');
    expect(await bidOf('4002')).toBe(0.5);
    await run.result();
    await system.temporal.workflow.getHandle(followId(run.workflowId)).result();
    expect(await bidOf('4002')).toBe(0.45);
    await inThread(run.workflowId, '€0.45');
    const [made] = await system.ledger.ofRun(run.workflowId);
    const [restored] = await system.ledger.ofRun(followId(run.workflowId));
    expect(restored).toMatchObject({ undoes: made?.id, after: { bid: { minor: 45 } } });
  });

  it('leaves alone what somebody has changed since', async () => {
    const run = await propose(system, 'mara', 'bid', { '4003': '0.50' }, { until: inSeconds(10) });
    await standsAt(run, 'applied');
    const place = { m: '1001', c: '2001', ad_id: '4003' };
    await system.service.calls.ads.perform({ ...place, action: 'bid-update', bid: 0.61 });
    await run.result();
    await system.temporal.workflow.getHandle(followId(run.workflowId)).result();
    expect(await bidOf('4003')).toBe(0.61);
    await inThread(run.workflowId, '€0.61');
    expect(await system.ledger.ofRun(followId(run.workflowId))).toEqual([]);
  });
});
