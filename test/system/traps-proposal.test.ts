import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { proposalId, taskQueues } from '../../src/shared/ids.ts';
import type { ProposalRequest } from '../../src/shared/proposal.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { decideProposal, proposeChange } from '../../src/workflows/index.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { decide, propose, someone, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/*
 * One test a trap that rival tools fall into, named after it. These are about decisions, money and time; those about
 * people are in traps-approver, about writes in traps-outcome, about clocks in traps-time, about Slack in traps-slack,
 * traps-limits and test/bot/traps-two-apps.
 */

let policy: TestPolicy;
let system: System;
beforeAll(async () => {
  policy = await testPolicy();
  system = await startSystem({ policyFile: policy.file });
});
afterAll(async () => {
  await system.stop();
  await policy.remove();
});
afterEach(async () => {
  await policy.write();
  await system.social.fault([]);
});

const shoes = { m: '1001', c: '2002' };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const budgetOf = async (place: { m: string; c: string }) =>
  (await system.service.calls.campaigns.get(place)).daily_budget;
const setBudget = (daily_budget: number) =>
  system.service.calls.campaigns.updateFb({ ...shoes, daily_budget });

async function waiting(value = '+50%', more: Partial<ProposalRequest> = {}) {
  await setBudget(80);
  const run = await propose(system, 'mara', 'budget', { '2002': value }, more);
  const proposal = await standsAt(run, 'waiting');
  return { run, proposal };
}

describe('trap: decisions', () => {
  it('a click is shown as done but the engine never got it', async () => {
    const { run } = await waiting();
    expect(await decide(run, 'tom', 'approve')).toMatchObject({ accepted: false });
    const { state, signed, endedBy } = await standsAt(run, 'waiting');
    expect({ state, signed, endedBy }).toEqual({
      state: 'waiting',
      signed: [],
      endedBy: undefined,
    });
    await decide(run, 'mara', 'withdraw');
  });

  it('approved after it was cancelled', async () => {
    const { run } = await waiting();
    await decide(run, 'mara', 'withdraw');
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    await run.result();
    expect(await budgetOf(shoes)).toBe(80);
  });

  it('approved after it had expired', async () => {
    const { run } = await waiting('+50%', { until: inSeconds(3) });
    await standsAt(run, 'expired');
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    expect(await budgetOf(shoes)).toBe(80);
  });

  it('the same button twice', async () => {
    const { run } = await waiting();
    const press = () =>
      run.executeUpdate(decideProposal, {
        args: [{ by: someone('jonas'), version: 1, choice: 'approve' }],
        updateId: 'the same press',
      });
    expect(await Promise.all([press(), press()])).toEqual([{ accepted: true }, { accepted: true }]);
    expect((await standsAt(run, 'applied')).signed).toHaveLength(1);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toHaveLength(1);
  });

  it('the same request twice', async () => {
    const { run, proposal } = await waiting();
    const again = system.temporal.workflow.start(proposeChange, {
      workflowId: proposalId(proposal.request.submission),
      taskQueue: taskQueues.adjutant,
      args: [proposal.request],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
    });
    expect((await again).firstExecutionRunId).toBe(run.firstExecutionRunId);
    await decide(run, 'mara', 'withdraw');
  });

  it('a decision before the wait exists', async () => {
    await setBudget(80);
    await system.social.fault([
      { operation: 'campaigns.get', fault: { kind: 'delay', ms: 2_000 } },
    ]);
    const run = await propose(system, 'mara', 'budget', { '2002': '+50%' });
    expect(await decide(run, 'jonas', 'approve')).toEqual({
      accepted: false,
      reason: 'Nothing waits for a decision here.',
    });
    await standsAt(run, 'waiting');
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });
});

describe('trap: who may', () => {
  it('an empty approver list means everyone', async () => {
    await policy.write(
      ['from: [account_leads, duty]', 'from: []'],
      [/from: \[account_leads, duty\]/u, 'from: []'],
    );
    await setBudget(80);
    const run = await propose(system, 'mara', 'budget', { '2002': '+50%' });
    expect(await run.result()).toEqual({ ended: 'refused' });
    expect(await budgetOf(shoes)).toBe(80);
  });

  it('a wrong group', async () => {
    await policy.write(['groups: [S0ACCOUNTLEADS]', 'groups: [S0TRAFFICKERS]']);
    const { run } = await waiting();
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    expect(await decide(run, 'tom', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });
});

describe('trap: what is applied', () => {
  it('the value was changed by hand between proposal and approval', async () => {
    const { run } = await waiting('200');
    await setBudget(90);
    await decide(run, 'jonas', 'approve');
    const fresh = await standsAt(run, 'waiting', { version: 2 });
    expect(fresh.changes[0]).toMatchObject({ before: { minor: 9_000 }, after: { minor: 20_000 } });
    expect(await budgetOf(shoes)).toBe(90);
    await decide(run, 'mara', 'withdraw', 2);
  });

  it('A is approved and B is applied', async () => {
    const one = await waiting('150');
    const other = await waiting('160');
    expect(await decide(one.run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(one.run, 'applied');
    expect(await budgetOf(shoes)).toBe(150);
    expect((await standsAt(other.run, 'waiting')).signed).toEqual([]);
    await decide(other.run, 'mara', 'withdraw');
  });

  it('the POST times out after it succeeded', async () => {
    await setBudget(80);
    await system.social.fault([
      { operation: 'campaigns.updateFb', fault: { kind: 'reset', when: 'after' } },
    ]);
    const run = await propose(system, 'mara', 'budget', { '2002': '+5%' });
    expect((await standsAt(run, 'applied')).results).toMatchObject([{ outcome: 'changed' }]);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toHaveLength(1);
  });

  it('the optional evidence dies and the approval is never posted', async () => {
    await setBudget(80);
    const fault = { kind: 'status', status: 500 } as const;
    await system.social.fault([{ operation: 'statistics.campaign', times: 50, fault }]);
    const run = await propose(system, 'mara', 'budget', { '2002': '177' });
    await standsAt(run, 'waiting');
    const card = await system.slack
      .as('mara')
      .waitFor('nordwind', (message) => textOf(message).includes('€80.00 → €177.00'), {
        timeoutMs: 20_000,
      });
    expect(textOf(card)).toContain('Who may approve');
    await expect
      .poll(async () => (await standsAt(run, 'waiting')).evidence, { timeout: 30_000 })
      .toHaveProperty('missing');
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });
});

describe('trap: money', () => {
  it('a currency without decimals', async () => {
    const place = await campaignOf('14', '106', 10_001);
    const run = await propose(system, 'mara', 'budget', { [`${place.m}/${place.c}`]: '+5%' });
    const { changes } = await standsAt(run, 'applied');
    expect(changes[0]).toMatchObject({
      before: { minor: 10_001, currency: 'JPY' },
      after: { minor: 10_501, currency: 'JPY' },
    });
    expect(await budgetOf(place)).toBe(10_501);
  });

  it('the currency of the account is not that of the advertiser', async () => {
    const place = await campaignOf('11', '102', 50);
    const run = await propose(system, 'mara', 'budget', { [`${place.m}/${place.c}`]: '52.50' });
    const { changes } = await standsAt(run, 'applied');
    expect(changes[0]?.after).toEqual({ minor: 5_250, currency: 'GBP' });
  });
});

describe('trap: time', () => {
  it('a timeout is treated as a yes, or told as a no', async () => {
    const { run } = await waiting('+50%', { until: inSeconds(3) });
    const { endedBy, results } = await standsAt(run, 'expired');
    expect({ endedBy, results }).toEqual({ endedBy: undefined, results: undefined });
    const told = await system.slack
      .as('mara')
      .waitFor('nordwind', (message) => textOf(message).includes('which is no yes and no no'), {
        timeoutMs: 20_000,
      });
    expect(textOf(told)).not.toContain('Rejected');
    expect(await budgetOf(shoes)).toBe(80);
  });
});

async function campaignOf(advertiser_id: string, account_id: string, daily_budget: number) {
  const { calls } = system.service;
  const name = `Money ${account_id}`;
  const { id: m } = await calls.mediaPlans.create({
    source: 'fb',
    name,
    advertiser_id,
    account_id,
  });
  const { id: c } = await calls.campaigns.createFb({
    m,
    name,
    status: 'pause',
    objective: 'reach',
    budget_type: 'daily',
    daily_budget,
    start_date: 1_930_000_000,
    useReachAndFrequency: false,
  });
  return { m, c };
}
