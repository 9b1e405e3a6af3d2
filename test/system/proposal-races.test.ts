import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../src/shared/at-once.ts';
import type { Proposal } from '../../src/shared/proposal.ts';
import {
  counter,
  decide,
  propose,
  someone,
  standsAt,
  type ProposalRun,
} from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/** Each race is run so often, this many at a time. */
const rounds = 200;
const side = 25;
const patience = { timeoutMs: 120_000 };

const place = { m: '1001', c: '2001', a: '3001' };
let system: System;
let ads: string[] = [];
beforeAll(async () => {
  system = await startSystem();
  const { calls } = system.service;
  ads = await atOnce(side, Array.from({ length: rounds }), async (_, index) => {
    const ad = await calls.ads.create({ ...place, name: `Race ${index}`, creative: 1, bid: 0.5 });
    return ad.id;
  });
}, 120_000);
afterAll(() => system.stop());

/** Runs a race on every ad. */
async function race(run: (ad: string, index: number) => Promise<void>): Promise<void> {
  await atOnce(side, ads, run);
}

const ask = (ad: string, value: string, more: Parameters<typeof propose>[4] = {}) =>
  propose(system, 'mara', 'bid', { [ad]: value }, more);

async function liveBid(ad_id: string): Promise<number> {
  const { bid } = await system.service.calls.ads.get({ ...place, ad_id });
  return Math.round((bid ?? 0) * 100);
}

const entriesOf = async (run: ProposalRun) =>
  (await system.ledger.ofRun(run.workflowId)).filter(({ kind }) => kind === 'bid');

/** What was approved is what is there, written once and in the ledger once. */
async function expectDone(run: ProposalRun, ad: string, proposal: Proposal): Promise<void> {
  const { before, after } = proposal.changes[0] ?? {};
  expect(await liveBid(ad)).toBe(after?.minor);
  await run.result();
  const entries = await entriesOf(run);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ before: { bid: before }, after: { bid: after } });
}

async function expectUntouched(run: ProposalRun, ad: string, proposal: Proposal): Promise<void> {
  expect(await liveBid(ad)).toBe(proposal.changes[0]?.before.minor);
  expect(proposal.results).toBeUndefined();
  expect(await entriesOf(run)).toEqual([]);
}

describe(`what happens at once, ${rounds} times each`, () => {
  it('two approvers: one of them decides, and it is written once', async () => {
    await race(async (ad) => {
      const run = await ask(ad, '+40%');
      await standsAt(run, 'waiting', patience);
      const answers = await Promise.all([
        decide(run, 'jonas', 'approve'),
        decide(run, 'ravi', 'approve'),
      ]);
      expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
      const done = await standsAt(run, 'applied', patience);
      expect(done.signed).toHaveLength(1);
      await expectDone(run, ad, done);
    });
  }, 600_000);

  it('approval and rejection: the first one holds', async () => {
    await race(async (ad) => {
      const run = await ask(ad, '+40%');
      await standsAt(run, 'waiting', patience);
      const [yes, no] = await Promise.all([
        decide(run, 'jonas', 'approve'),
        decide(run, 'ravi', 'reject', 1, 'too much'),
      ]);
      expect([yes.accepted, no.accepted].filter(Boolean)).toHaveLength(1);
      const ended = await standsAt(run, ['applied', 'rejected'], patience);
      expect(ended.state).toBe(yes.accepted ? 'applied' : 'rejected');
      await (yes.accepted ? expectDone : expectUntouched)(run, ad, ended);
    });
  }, 600_000);

  it('approval and the deadline: an expired proposal is never written', async () => {
    await race(async (ad, index) => {
      const deadline = Date.now() + 6_000;
      const run = await ask(ad, '+40%', { until: new Date(deadline).toISOString() });
      const opened = await standsAt(run, ['waiting', 'expired'], patience);
      // Some a little before the deadline, some a little after it.
      const at = deadline - 150 + (index % 30) * 10;
      await expect.poll(() => Date.now() >= at, { timeout: 20_000, interval: 5 }).toBe(true);
      const answer = await decide(run, 'jonas', 'approve');
      const ended = await standsAt(run, ['applied', 'expired'], patience);
      expect(ended.state).toBe(answer.accepted ? 'applied' : 'expired');
      if (!answer.accepted) return expectUntouched(run, ad, { ...ended, changes: opened.changes });
      await run.result();
      expect(await entriesOf(run)).toHaveLength(1);
    });
  }, 600_000);

  it('a counter-offer and an approval: never both, and never another value than the approved', async () => {
    await race(async (ad) => {
      const run = await ask(ad, '+40%');
      await standsAt(run, 'waiting', patience);
      const [countered, approved] = await Promise.all([
        counter(run, 'ravi', '+30%'),
        decide(run, 'jonas', 'approve', 1),
      ]);
      expect([countered.accepted, approved.accepted].filter(Boolean)).toHaveLength(1);
      if (approved.accepted) return expectDone(run, ad, await standsAt(run, 'applied', patience));
      await standsAt(run, 'waiting', { ...patience, version: 2 });
      await decide(run, 'mara', 'withdraw', 2);
      const ended = await standsAt(run, 'withdrawn', { ...patience, version: 2 });
      return expectUntouched(run, ad, ended);
    });
  }, 600_000);

  it('a freeze and an approval: what was frozen before is not written', async () => {
    await race(async (ad, index) => {
      const run = await ask(ad, '+40%');
      const { changes } = await standsAt(run, 'waiting', patience);
      const target = changes[0]?.target;
      if (target === undefined) throw new Error('There is no target.');
      const record = (kind: 'freeze' | 'unfreeze') =>
        system.ledger.append({
          id: randomUUID(),
          kind,
          target,
          by: someone('jonas'),
          approvedBy: [],
          before: {},
          after: {},
          run: { workflowId: 'race', runId: 'race' },
        });
      const isBefore = index % 2 === 0;
      if (isBefore) await record('freeze');
      const [answer] = await Promise.all([
        decide(run, 'jonas', 'approve'),
        ...(isBefore ? [] : [record('freeze')]),
      ]);
      expect(answer).toEqual({ accepted: true });
      const ended = await standsAt(run, isBefore ? 'frozen' : ['applied', 'frozen'], patience);
      await (ended.state === 'applied' ? expectDone : expectUntouched)(run, ad, ended);
      await record('unfreeze');
    });
  }, 600_000);
});
