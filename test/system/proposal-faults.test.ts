import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(async () => {
  await system.social.fault([]);
  await system.slack.faults([]);
});

const bids = async (c = '2001') => {
  const { data } = await system.service.calls.ads.listInCampaign({ m: '1001', c });
  return Object.fromEntries(data.map(({ id, bid }) => [id, bid]));
};
const writesOf = async (ad: string) =>
  (await system.social.requests()).filter(
    ({ method, path }) => method === 'PATCH' && path.includes(`/ads/${ad}/`),
  ).length;

describe('a write over a bad line', () => {
  it.each([
    ['4001', 'is lost after it', { kind: 'reset', when: 'after' }, 1],
    ['4002', 'is lost before it', { kind: 'reset', when: 'before' }, 2],
    ['4003', 'is a 500', { kind: 'status', status: 500 }, 2],
    ['4004', 'cannot be read', { kind: 'garbage' }, 1],
  ] as const)('of ad %s whose answer %s is done once and told', async (ad, _how, fault, tries) => {
    await system.social.fault([{ operation: 'ads.perform', fault }]);
    const run = await propose(system, 'mara', 'bid', { [ad]: '0.50' });
    const { results } = await standsAt(run, 'applied');
    expect(results).toMatchObject([{ outcome: 'changed', now: { minor: 50 } }]);
    expect((await bids())[ad]).toBe(0.5);
    expect(await writesOf(ad)).toBe(tries);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toHaveLength(1);
  });

  it('that is refused says so, and nothing is in the ledger', async () => {
    await system.social.fault([
      { operation: 'ads.perform', fault: { kind: 'status', status: 400 } },
    ]);
    const run = await propose(system, 'mara', 'bid', { '4005': '0.50' });
    const { results } = await standsAt(run, 'failed');
    expect(results).toMatchObject([{ outcome: 'failed', written: 'no' }]);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toEqual([]);
  });
});

describe('a service that says yes and changes nothing', () => {
  it('is found out by reading back', async () => {
    const ad = await system.service.calls.ads.get({
      m: '1001',
      c: '2001',
      a: '3002',
      ad_id: '4005',
    });
    await system.social.fault([
      {
        operation: 'ads.perform',
        times: 3,
        fault: { kind: 'status', status: 200, body: { ...ad, bid: 0.5 } },
      },
    ]);
    const run = await propose(system, 'mara', 'bid', { '4005': '0.50' });
    const { results } = await standsAt(run, 'failed');
    expect(results).toEqual([
      {
        outcome: 'failed',
        message: 'the service said yes, and still tells the old value',
        written: 'no',
      },
    ]);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toEqual([]);
  });
});

describe('Slack away', () => {
  it('when the card should change: it is written all the same, and the card says so later', async () => {
    const run = await propose(system, 'mara', 'bid', { '4006': '0.75' });
    await standsAt(run, 'waiting');
    const mara = system.slack.as('mara');
    const card = await mara.waitFor('nordwind', (message) =>
      textOf(message).includes('€0.45 → €0.75'),
    );
    await expect
      .poll(async () => (await standsAt(run, 'waiting')).evidence)
      .toHaveProperty('figures');
    const down = { kind: 'status', status: 503 } as const;
    await system.slack.faults(
      Array.from({ length: 3 }, () => ['chat.update', 'chat.postMessage'])
        .flat()
        .map((method) => ({ method, fault: down })),
    );
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
    expect((await bids('2002'))['4006'] ?? (await bids())['4006']).toBe(0.75);
    const done = await mara.waitFor(
      'nordwind',
      (message) => message.ts === card.ts && textOf(message).includes('Done'),
      { timeoutMs: 40_000 },
    );
    expect(textOf(done)).not.toContain('Approve');
    expect(await run.result()).toEqual({ ended: 'applied' });
  });
});

describe('several changes in one card', () => {
  it('of which one fails: the others are done and all is said', async () => {
    await system.social.fault([
      { operation: 'ads.perform', skip: 2, fault: { kind: 'status', status: 400 } },
    ]);
    const ads = ['4007', '4008', '4009', '4010', '4011'];
    const run = await propose(
      system,
      'mara',
      'bid',
      Object.fromEntries(ads.map((ad) => [ad, '0.50'])),
    );
    const { results = [] } = await standsAt(run, 'partly applied');
    const outcomes = results.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1);
    const live = await bids('2002');
    const now = ads.map((ad) => (live[ad] === 0.5 ? 'changed' : 'failed'));
    expect(now).toEqual(outcomes);
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toHaveLength(4);
  });

  it('of which one is deleted while it waits: the other is done, and it is said', async () => {
    const run = await propose(system, 'mara', 'bid', { '4012': '0.75', '4002': '0.75' });
    await standsAt(run, 'waiting');
    const { calls } = system.service;
    await calls.ads.remove({ m: '1001', c: '2001', a: '3001', ad_id: '4002' });
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const { results, changes } = await standsAt(run, 'partly applied');
    const gone = changes.findIndex(({ target }) => target.id === '4002');
    expect(results?.[gone]).toMatchObject({ outcome: 'failed', written: 'no' });
    expect(results?.[1 - gone]).toMatchObject({ outcome: 'changed' });
  });
});
