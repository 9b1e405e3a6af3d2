import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actionIds } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { proposeGoodRows } from '../../src/workflows/index.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { replyTo, said } from '../support/launch.ts';
import { decide, propose, someone, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/* One test a trap that rival tools fall into: what is applied. The others are named in traps-proposal.test.ts. */

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

describe('trap: what is applied', () => {
  it('an item that was withdrawn is applied all the same', async () => {
    const [mara, jonas] = [system.slack.as('mara'), system.slack.as('jonas')];
    const run = await propose(system, 'mara', 'bid', { '4001': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Women 25-44 Ready for rain');
    await mara.press(card, 'Withdraw');
    // The card as somebody has it on the screen who did not look for a while.
    await jonas.press(card, 'Approve');
    const gone = await shownOn(jonas, 'nordwind', card, 'Taken back by', 'Nothing was changed.');
    expect(JSON.stringify(gone.blocks)).not.toContain(actionIds.proposalApprove);
    expect(await run.result()).toEqual({ ended: 'withdrawn' });
    expect((await bids())['4001']).toBe(0.45);
    expect(await writesOf('4001')).toBe(0);
  });

  it('an item that was left out is applied all the same', async () => {
    const rows = { '4002': '0.75', '4003': 'abc', '4004': '0' };
    const run = await propose(system, 'mara', 'bid', rows);
    await said(system.slack.as('mara'), 'nordwind', '2 of 3 rows cannot be proposed');
    const mine = { by: someone('mara') };
    expect(await run.executeUpdate(proposeGoodRows, { args: [mine] })).toEqual({ accepted: true });
    await standsAt(run, 'waiting');
    await decide(run, 'jonas', 'approve');
    const { changes } = await standsAt(run, 'applied');
    expect(changes.map(({ target }) => target.id)).toEqual(['4002']);
    expect(await bids()).toMatchObject({ '4002': 0.75, '4003': 0.45, '4004': 0.45 });
    expect([await writesOf('4003'), await writesOf('4004')]).toEqual([0, 0]);
  });

  it('the value was changed by hand between approval and apply', async () => {
    const mara = system.slack.as('mara');
    const place = { m: '1001', c: '2001', ad_id: '4003' };
    const run = await propose(system, 'mara', 'bid', { '4003': '0.75' });
    await standsAt(run, 'waiting');
    const card = await cardOf(mara, 'nordwind', 'Women 25-44 Out in every weather');
    // The approval is taken; the last look at the live value, right before the write, is held up.
    await system.social.fault([{ operation: 'ads.get', fault: { kind: 'delay', ms: 2_500 } }]);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applying');
    await system.service.calls.ads.perform({ ...place, action: 'bid-update', bid: 0.6 });

    const { changes, signed } = await standsAt(run, 'waiting', { version: 2 });
    expect(changes[0]).toMatchObject({ before: { minor: 60 }, after: { minor: 75 } });
    expect(signed).toEqual([]);
    expect((await bids())['4003']).toBe(0.6);
    await shownOn(mara, 'nordwind', card, 'Superseded', 'nothing was changed');
    await cardOf(mara, 'nordwind', '€0.60 → €0.75');
    await decide(run, 'mara', 'withdraw', 2);
  });

  it('the service answers 200 and changes nothing', async () => {
    const mara = system.slack.as('mara');
    const place = { m: '1001', c: '2001', a: '3002', ad_id: '4005' };
    const ad = await system.service.calls.ads.get(place);
    const yes = { kind: 'status', status: 200, body: { ...ad, bid: 0.5 } } as const;
    await system.social.fault([{ operation: 'ads.perform', times: 3, fault: yes }]);
    const run = await propose(system, 'mara', 'bid', { '4005': '0.50' });
    const { results } = await standsAt(run, 'failed');
    expect(results).toMatchObject([{ outcome: 'failed', written: 'no' }]);
    const told = await said(mara, 'nordwind', 'still tells the old value');
    expect(textOf(told)).toContain('It did not work');
    expect(textOf(told)).not.toContain('Done');
    expect(await run.result()).toEqual({ ended: 'failed' });
    expect(await system.ledger.ofRun(run.workflowId)).toEqual([]);
    expect((await bids())['4005']).toBe(0.45);
  });

  it('the service answers 200 and makes another value of it', async () => {
    const mara = system.slack.as('mara');
    const place = { m: '1001', c: '2001', ad_id: '4004' };
    const run = await propose(system, 'mara', 'bid', { '4004': '0.75' });
    await standsAt(run, 'waiting');
    // It takes 0.75, and tells 0.70 from then on.
    const live = await system.service.calls.ads.get({ ...place, a: '3002' });
    await system.social.fault([
      {
        operation: 'ads.get',
        skip: 1,
        times: 3,
        fault: { kind: 'status', status: 200, body: { ...live, bid: 0.7 } },
      },
    ]);
    await decide(run, 'jonas', 'approve');
    expect((await standsAt(run, 'partly applied')).results).toMatchObject([
      { outcome: 'otherwise', now: { minor: 70 } },
    ]);
    const told = await said(mara, 'nordwind', 'Written, and not as it was approved');
    expect(textOf(told)).toContain('the service made it €0.70');
    await run.result();
    // What is in the ledger is what is so, so that it can be undone.
    expect(await system.ledger.ofRun(run.workflowId)).toMatchObject([
      { before: { bid: { minor: 45 } }, after: { bid: { minor: 70 } } },
    ]);
    expect(await writesOf('4004')).toBe(1);
  });
});

describe('trap: many at once', () => {
  it('the third of five children fails', async () => {
    const [mara, jonas] = [system.slack.as('mara'), system.slack.as('jonas')];
    const ads = ['4007', '4008', '4009', '4010', '4011'];
    const wanted = Object.fromEntries(ads.map((ad) => [ad, '0.75']));
    const run = await propose(system, 'mara', 'bid', wanted);
    const card = await cardOf(jonas, 'nordwind', '5 bids');
    const no = { kind: 'status', status: 400, body: { error: 'The bid is too high.' } } as const;
    await system.social.fault([{ operation: 'ads.perform', skip: 2, fault: no }]);
    await jonas.press(card, 'Approve');

    const { results = [] } = await standsAt(run, 'partly applied');
    const failed = results.findIndex(({ outcome }) => outcome === 'failed');
    const outcomes = results.map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'changed', 'changed', 'failed']);
    const live = await bids('2002');
    expect(ads.map((ad) => live[ad])).toEqual(
      ads.map((_, index) => (index === failed ? 0.45 : 0.75)),
    );
    // Each child says on the card and in the thread what is true of it now.
    const shown = textOf(await shownOn(mara, 'nordwind', card, '4 of 5 changes done'));
    expect(shown.match(/now €0\.75/gu)).toHaveLength(4);
    expect(shown).toMatch(/not changed: .*The bid is too high/u);
    await replyTo(mara, 'nordwind', card, 'The bid is too high');
    expect(await run.result()).toEqual({ ended: 'partly applied' });
    const entries = await system.ledger.ofRun(run.workflowId);
    expect(entries.map(({ target }) => target.id).toSorted()).toEqual(
      ads.filter((_, index) => index !== failed),
    );
  });

  it.each([
    ['campaign', 'campaigns.get', { deleted: true }, '4006'],
    ['media plan', 'mediaPlans.get', { archived: true }, '4012'],
  ] as const)('the parent is deleted meanwhile, a %s', async (_kind, operation, flag, ad) => {
    const mara = system.slack.as('mara');
    const run = await propose(system, 'mara', 'bid', { [ad]: '0.75' });
    await standsAt(run, 'waiting');
    const { calls } = system.service;
    const c = ad === '4006' ? '2001' : '2002';
    const live = await (operation === 'campaigns.get'
      ? calls.campaigns.get({ m: '1001', c })
      : calls.mediaPlans.get({ m: '1001' }));
    // Nobody can delete these over the service's own doors: people do it in its pages.
    const body = { data: { ...live, ...flag } };
    const fault = { kind: 'status', status: 200, body } as const;
    await system.social.fault([{ operation, times: 50, fault }]);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const { results } = await standsAt(run, 'failed');
    expect(results).toEqual([
      {
        outcome: 'failed',
        message: 'it, or what it is in, is archived, deleted or gone',
        written: 'no',
      },
    ]);
    await said(mara, 'nordwind', 'It did not work: not changed: it, or what it is in, is archived');
    expect(await writesOf(ad)).toBe(0);
  });
});
