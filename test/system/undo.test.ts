import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposalId, taskQueues, undoId } from '../../src/shared/ids.ts';
import type { ChangeAsked } from '../../src/shared/proposal.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { proposeChange } from '../../src/workflows/index.ts';
import { newCampaign, order, pressFor, statusOf, writesOf } from '../support/delivery.ts';
import { said } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const tom = () => system.slack.as('tom');
const latest = async (id: string) => {
  const [record] = await system.ledger.about({ kind: 'campaign', id, limit: 1 });
  if (record === undefined) throw new Error(`The ledger has nothing of ${id}`);
  return record;
};
const budgetOf = async (c: string) =>
  (await system.service.calls.campaigns.get({ m: '1001', c })).daily_budget;

describe('undo of a pause', () => {
  it('by its button plays the same set again, and by that button pauses it again', async () => {
    const id = await newCampaign(system, 'To and fro');
    const paused = await order(mara(), `pause ${id}`, '1 campaign paused');
    const resumed = await pressFor(tom(), paused, 'Undo …', 'Resume campaign «To and fro»');
    expect(textOf(resumed)).toContain('as it was before');
    const settled = await turnedInto(mara(), resumed, '1 campaign resumed');
    expect(await statusOf(system, id)).toBe('play');
    const again = await pressFor(mara(), settled, 'Undo …', 'Pause campaign «To and fro»');
    await turnedInto(mara(), again, '1 campaign paused');
    expect(await statusOf(system, id)).toBe('pause');
    expect(await latest(id)).toMatchObject({ kind: 'pause', by: { user: 'U0MARA' } });
  });

  it.each(['shortId', 'id', 'run'] as const)('takes the %s of the change', async (how) => {
    const id = await newCampaign(system, `Undone by ${how}`);
    await order(mara(), `pause ${id}`, '1 campaign paused');
    const record = await latest(id);
    const what = how === 'run' ? record.run.workflowId : record[how];
    await order(mara(), `undo ${what}`, '1 campaign resumed');
    expect(await statusOf(system, id)).toBe('play');
    await system.temporal.workflow.getHandle(undoId(what)).result();
    const told = await order(tom(), `undo ${what}`, 'undone already');
    expect(told.ephemeral).toBe(true);
    expect(textOf(told)).toContain((await latest(id)).shortId);
  });

  it('of one object of many puts back that one alone', async () => {
    const message = await order(mara(), 'pause 3001', 'ad set «Women 25-44» (3001)');
    await turnedInto(mara(), message, '3 ads paused');
    const [record] = await system.ledger.about({ kind: 'ad', id: '4002', limit: 1 });
    await order(mara(), `undo ${record?.shortId}`, '1 ad resumed');
    expect(await statusOf(system, '4002')).toBe('play');
    expect(await statusOf(system, '4001')).toBe('pause');
    const rest = await order(mara(), `undo ${record?.run.workflowId}`, '2 ads resumed');
    expect(textOf(rest)).toContain('1 so already');
    expect(await statusOf(system, '4001')).toBe('play');
  });

  it('leaves what somebody has paused anew since, and says who did', async () => {
    const id = await newCampaign(system, 'Paused anew');
    await order(mara(), `pause ${id}`, '1 campaign paused');
    const first = await latest(id);
    await system.service.calls.campaigns.perform({ m: '1001', c: id, action: 'play' });
    await order(tom(), `pause ${id} out of stock`, '1 campaign paused');
    const told = textOf(await order(mara(), `undo ${first.shortId}`, 'Nothing was resumed'));
    expect(told).toContain('1 changed by somebody since: «Paused anew» (@tom: out of stock)');
    expect(await statusOf(system, id)).toBe('pause');
  });
});

describe('undo of a budget', () => {
  it('proposes the old value, and says of what was changed since who did', async () => {
    const [one, other] = [
      await newCampaign(system, 'Budget one'),
      await newCampaign(system, 'Budget other'),
    ];
    await changeBudgets([one, other], '11.00');
    expect([await budgetOf(one), await budgetOf(other)]).toEqual([11, 11]);
    const { run } = await latest(one);
    await changeBudgets([other], '11.50', 'tom');
    await order(mara(), `undo ${run.workflowId}`, '1 budget left as it is');
    const told = textOf(await said(mara(), 'nordwind', 'was changed since by @tom'));
    expect(told).toContain('1 budget will be put back');
    await expect.poll(() => budgetOf(one), { timeout: 20_000 }).toBe(10);
    expect(await budgetOf(other)).toBe(11.5);
    const first = async () =>
      (await system.ledger.ofRun(run.workflowId)).find(({ target }) => target.id === one);
    await expect.poll(async () => (await first())?.undoneBy, { timeout: 20_000 }).toBeDefined();
    const mine = await first();
    expect(mine?.undoneBy).toBe((await latest(one)).shortId);
    const again = await order(mara(), `undo ${mine?.shortId}`, 'undone already');
    expect(again.ephemeral).toBe(true);
    expect(await budgetOf(one)).toBe(10);
  });

  it('that somebody changed by hand is refused', async () => {
    const id = await newCampaign(system, 'By hand');
    await changeBudgets([id], '11.00');
    await system.service.calls.campaigns.updateFb({ m: '1001', c: id, daily_budget: 12 });
    const told = await order(mara(), `undo ${(await latest(id)).shortId}`, 'Nothing was undone');
    expect(textOf(told)).toContain('was changed since, not through Adjutant');
    expect(await budgetOf(id)).toBe(12);
  });
});

describe('undo of what cannot be undone', () => {
  it.each([
    ['undo', 'What do you want to undo?'],
    ['undo boots', 'What do you want to undo?'],
    ['undo 00000000', 'The ledger has nothing with this id'],
    ['undo pause:nothing', 'The ledger has nothing with this id'],
  ])('answers «%s» with what to do', async (command, words) => {
    const before = await writesOf(system, 'campaigns.perform');
    expect((await order(mara(), command, words)).ephemeral).toBe(true);
    expect(await writesOf(system, 'campaigns.perform')).toBe(before);
  });

  it('offers to pause all of a launch', async () => {
    const { id } = await system.service.calls.mediaPlans.create({
      source: 'fb',
      name: 'Launched',
      advertiser_id: '11',
      account_id: '101',
    });
    const target = { kind: 'media plan', id, name: 'Launched', path: { mediaPlan: id } } as const;
    await system.ledger.append({
      id: 'bbbbbbbb-launch',
      kind: 'launch',
      target,
      by: { user: mara().id, team: team.id },
      approvedBy: [],
      before: {},
      after: {},
      run: { workflowId: 'launch:0123456789abcdef', runId: 'r1' },
    });
    const told = await order(mara(), 'undo launch:0123456789abcdef', 'cannot be undone as a whole');
    await pressFor(mara(), told, 'Pause all of it', 'Nothing was paused in media plan «Launched»');
  });

  it('is refused to those who may not', async () => {
    const id = await newCampaign(system, 'Not for all');
    await order(mara(), `pause ${id}`, '1 campaign paused');
    const { shortId } = await latest(id);
    const told = await order(system.slack.as('ravi'), `undo ${shortId}`, 'may not');
    expect(told.ephemeral).toBe(true);
    expect(await statusOf(system, id)).toBe('pause');
  });
});

/** Sets daily budgets to what needs no approval, as the command does. */
async function changeBudgets(ids: string[], text: string, name = 'mara'): Promise<void> {
  const person = system.slack.as(name);
  const rows: ChangeAsked[] = ids.map((id) => ({
    target: `1001/${id}`,
    value: { kind: 'amount', text },
  }));
  const submission = randomUUID();
  const { channels } = await person.inbox();
  const channel = channels.find((one) => one.name === 'nordwind')?.id ?? '';
  const by = { user: person.id, team: team.id };
  const workflowId = proposalId(submission);
  await system.temporal.workflow.start(proposeChange, {
    workflowId,
    taskQueue: taskQueues.adjutant,
    args: [{ of: 'budget', rows, by, channel, submission }],
  });
  await expect
    .poll(async () => (await system.ledger.ofRun(workflowId)).length, { timeout: 20_000 })
    .toBe(ids.length);
}
