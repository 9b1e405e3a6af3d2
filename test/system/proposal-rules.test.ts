import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProposalRequest } from '../../src/shared/proposal.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { counter, decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

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
  await system.slack.faults([]);
});

const inBank: Partial<ProposalRequest> = { channel: 'C0HANSE' };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const budgetOf = async (c: string, m = '1001') =>
  (await system.service.calls.campaigns.get({ m, c })).daily_budget;

describe('who may decide', () => {
  it('the requester may not approve', async () => {
    const run = await propose(system, 'jonas', 'budget', { '2002': '+50%' });
    await standsAt(run, 'waiting');
    expect(await decide(run, 'jonas', 'approve')).toEqual({
      accepted: false,
      reason: 'You asked for this yourself, so somebody else has to approve it.',
    });
    expect(await decide(run, 'jonas', 'withdraw')).toEqual({ accepted: true });
    expect(await standsAt(run, 'withdrawn')).toMatchObject({ endedBy: { user: 'U0JONAS' } });
    expect(await budgetOf('2002')).toBe(80);
  });

  it('the requester may approve where the policy says so', async () => {
    await policy.write(['deadline_hours: 8', 'deadline_hours: 8\n      self_approval: true']);
    const run = await propose(system, 'jonas', 'bid', { '4003': '+50%' });
    await standsAt(run, 'waiting');
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });

  it('two of several have to approve where the policy wants two', async () => {
    const run = await propose(system, 'mara', 'budget', { '2003': '+5%' }, inBank);
    await standsAt(run, 'waiting');
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    expect(await decide(run, 'jonas', 'approve')).toEqual({
      accepted: false,
      reason: 'You have approved this already.',
    });
    expect((await standsAt(run, 'waiting')).signed).toMatchObject([{ by: { user: 'U0JONAS' } }]);
    expect(await budgetOf('2003', '1002')).toBe(200);
    expect(await decide(run, 'ravi', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
    expect(await budgetOf('2003', '1002')).toBe(210);
  });

  it('who is in none of the groups may neither approve nor reject nor counter', async () => {
    const run = await propose(system, 'mara', 'bid', { '4004': '+50%' });
    await standsAt(run, 'waiting');
    const no = { accepted: false, reason: expect.stringContaining('You are not among those') };
    expect(await decide(run, 'tom', 'approve')).toEqual(no);
    expect(await decide(run, 'tom', 'reject')).toEqual(no);
    expect(await counter(run, 'aiko', '0.50')).toEqual(no);
    expect(await decide(run, 'tom', 'withdraw')).toEqual({
      accepted: false,
      reason: 'Only who asked for it can take it back. Reject it instead.',
    });
    expect((await standsAt(run, 'waiting')).version).toBe(1);
  });

  it('guests from outside may neither ask nor decide', async () => {
    const asked = await propose(system, 'greta', 'bid', { '4004': '+1%' });
    expect(await asked.result()).toEqual({ ended: 'refused' });
    const run = await propose(system, 'mara', 'bid', { '4005': '+50%' });
    await standsAt(run, 'waiting');
    expect(await decide(run, 'greta', 'approve')).toEqual({
      accepted: false,
      reason: 'Only people of the agency approve, not guests from other teams.',
    });
  });

  it('a right that is gone at the moment of writing does not count', async () => {
    const run = await propose(system, 'mara', 'budget', { '2003': '+10%' }, inBank);
    const { changes } = await standsAt(run, 'waiting');
    expect(await decide(run, 'ravi', 'approve')).toEqual({ accepted: true });
    await policy.write(['users: [U0RAVI]', 'users: [U0TOM]']);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await expect
      .poll(async () => (await standsAt(run, 'waiting')).signed.map(({ by }) => by.user), {
        timeout: 20_000,
      })
      .toEqual(['U0JONAS']);
    expect(await budgetOf('2003', '1002')).toBe((changes[0]?.before.minor ?? 0) / 100);
    expect(await decide(run, 'tom', 'approve')).toEqual({ accepted: true });
    expect((await standsAt(run, 'applied')).signed).toHaveLength(2);
  });

  it('somebody who has left cannot approve', async () => {
    const run = await propose(system, 'mara', 'bid', { '4006': '+50%' });
    await standsAt(run, 'waiting');
    await system.slack.faults([
      { method: 'users.info', skip: 1, fault: { kind: 'error', error: 'user_not_found' } },
    ]);
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });

  it('a change that is refused at the moment of writing is not written', async () => {
    const run = await propose(system, 'mara', 'bid', { '4007': '1.35' });
    await standsAt(run, 'waiting');
    await policy.write(['bid: { EUR: 50', 'bid: { EUR: 1']);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const { note } = await standsAt(run, 'refused');
    expect(note).toContain('is above the cap of €1.00');
    expect(await run.result()).toEqual({ ended: 'refused' });
  });

  it('nothing is written by an unreadable policy', async () => {
    const run = await propose(system, 'mara', 'bid', { '4008': '+50%' });
    await standsAt(run, 'waiting');
    await policy.spoil();
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    const fresh = await propose(system, 'mara', 'bid', { '4009': '+1%' });
    expect(await fresh.result()).toEqual({ ended: 'refused' });
    await policy.write();
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });
});

describe('a counter-offer', () => {
  it('is judged, voids what was signed, and its author cannot sign alone', async () => {
    const run = await propose(system, 'mara', 'bid', { '4010': '1.00' });
    await standsAt(run, 'waiting');
    expect(await counter(run, 'jonas', '60')).toMatchObject({
      accepted: false,
      reason: expect.stringContaining('cap'),
    });
    expect(await counter(run, 'jonas', '1,50')).toEqual({
      accepted: false,
      reason: expect.stringContaining('write 1.50'),
    });
    expect(await counter(run, 'jonas', '0.70')).toEqual({ accepted: true });
    const { version, editors, changes } = await standsAt(run, 'waiting', { version: 2 });
    expect({ version, editors }).toEqual({ version: 2, editors: ['U0JONAS'] });
    expect(changes[0]?.after).toEqual({ minor: 70, currency: 'EUR' });
    expect(await decide(run, 'ravi', 'approve', 1)).toMatchObject({ accepted: false });
    expect(await decide(run, 'jonas', 'approve', 2)).toEqual({ accepted: true });
    expect((await standsAt(run, 'waiting', { version: 2 })).signed).toHaveLength(1);
    expect(await decide(run, 'mara', 'approve', 2)).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });

  it('that the policy would allow still needs the requester to agree', async () => {
    const run = await propose(system, 'mara', 'bid', { '4011': '1.00' });
    await standsAt(run, 'waiting');
    expect(await counter(run, 'jonas', '0.50')).toEqual({ accepted: true });
    await standsAt(run, 'waiting', { version: 2 });
    expect(await decide(run, 'jonas', 'approve', 2)).toMatchObject({ accepted: false });
    expect(await decide(run, 'tom', 'approve', 2)).toMatchObject({ accepted: false });
    expect(await decide(run, 'mara', 'approve', 2)).toEqual({ accepted: true });
    const { changes } = await standsAt(run, 'applied');
    expect(changes[0]?.after.minor).toBe(50);
  });

  it('of the requester may be one that needs nobody', async () => {
    const run = await propose(system, 'mara', 'bid', { '4012': '1.00' });
    await standsAt(run, 'waiting');
    expect(await counter(run, 'mara', '0.50')).toEqual({ accepted: true });
    expect((await standsAt(run, 'applied')).changes[0]?.after.minor).toBe(50);
  });
});

describe('time and the live value', () => {
  it('a deadline that passes is no yes', async () => {
    const run = await propose(
      system,
      'mara',
      'budget',
      { '2004': '+60%' },
      { until: inSeconds(3) },
    );
    await standsAt(run, 'waiting');
    const expired = await standsAt(run, 'expired');
    expect(expired.results).toBeUndefined();
    expect(await budgetOf('2004', '1003')).toBe(60);
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
  });

  it('approvers are reminded at half of the time and again at four fifths', async () => {
    const run = await propose(
      system,
      'mara',
      'budget',
      { '2004': '+61%' },
      { until: inSeconds(5) },
    );
    const { changes } = await standsAt(run, 'expired');
    expect(changes).toHaveLength(1);
    const calls = await system.slack.calls();
    const told = calls
      .map((call) => JSON.stringify(call))
      .filter((call) => call.includes('U0JONAS'));
    expect(told.some((call) => call.includes('half of the time is over'))).toBe(true);
    expect(told.some((call) => call.includes('the time is nearly over'))).toBe(true);
  });

  it('a value that moved is proposed afresh, and old signatures are void', async () => {
    const run = await propose(system, 'mara', 'budget', { '2002': '+50%' });
    const { changes } = await standsAt(run, 'waiting');
    const before = (changes[0]?.before.minor ?? 0) / 100;
    const place = { m: '1001', c: '2002' };
    await system.service.calls.campaigns.updateFb({ ...place, daily_budget: before + 20 });
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const fresh = await standsAt(run, 'waiting', { version: 2 });
    expect(fresh.changes[0]).toMatchObject({
      before: { minor: (before + 20) * 100 },
      after: { minor: (before + 20) * 150 },
    });
    expect(fresh.signed).toEqual([]);
    expect(await budgetOf('2002')).toBe(before + 20);
    expect(await decide(run, 'jonas', 'approve', 1)).toMatchObject({ accepted: false });
    expect(await decide(run, 'jonas', 'approve', 2)).toEqual({ accepted: true });
    await standsAt(run, 'applied');
  });

  it('a value that is there already is not written again', async () => {
    const run = await propose(system, 'mara', 'budget', { '2001': '300' });
    await standsAt(run, 'waiting');
    await system.service.calls.campaigns.updateFb({ m: '1001', c: '2001', daily_budget: 300 });
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'already so');
    expect(await system.ledger.ofRun(run.workflowId)).toEqual([]);
    await system.service.calls.campaigns.updateFb({ m: '1001', c: '2001', daily_budget: 120 });
  });
});
