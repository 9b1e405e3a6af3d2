import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../src/shared/at-once.ts';
import type { SlackFault } from '../../src/standins/slack/doors.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { newCampaign, order } from '../support/delivery.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { ask } from '../support/operation.ts';
import { smallPlan } from '../support/plans.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/* One test a trap that rival tools fall into: limits of Slack and of the services. The others are named in traps-proposal.test.ts. */

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(async () => {
  await system.slack.faults([]);
  await system.social.fault([]);
});

const mara = () => system.slack.as('mara');

/** Slack asks to slow down, so many times over. */
const slowDown = (method: string, times: number, retryAfterSeconds = 1): SlackFault[] =>
  Array.from({ length: times }, () => ({
    method,
    fault: { kind: 'ratelimited', retryAfterSeconds },
  }));

describe('trap: 201 rows and more', () => {
  it('in one card: what it cannot hold is in a file, and all are written', async () => {
    const count = 201;
    const ids = await atOnce(8, Array.from({ length: count }), (_, index) => newAd(index));
    const wanted = Object.fromEntries(ids.map((id) => [`2001/${id}`, '0.75']));
    const run = await propose(system, 'mara', 'bid', wanted);
    const card = await cardOf(mara(), 'nordwind', '201 bids');
    expect(textOf(card)).toContain(
      'The first 25 of 201; all of them are in the CSV in the thread.',
    );
    const file = await mara().waitFor(
      'nordwind',
      (message) => message.threadTs === card.ts && message.files.length > 0,
      { timeoutMs: 30_000 },
    );
    const bytes = await mara().download(file.files[0]?.id ?? '');
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(count + 1);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    const { results = [] } = await standsAt(run, 'applied', { timeoutMs: 90_000 });
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(count);
    const done = await shownOn(mara(), 'nordwind', card, '201 of 201 changes done');
    expect(buttonsOf(done)).toEqual([]);
    await replyTo(mara(), 'nordwind', card, '… and 186 more, see the card');
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toHaveLength(count);
  }, 180_000);
});

describe('trap: 429 from Slack during progress', () => {
  it('of a proposal: the final state is on the card and in the thread', async () => {
    const run = await propose(system, 'mara', 'bid', { '4001': '0.75' });
    const card = await cardOf(mara(), 'nordwind', 'Women 25-44 Ready for rain');
    await system.slack.faults([...slowDown('chat.update', 3), ...slowDown('chat.postMessage', 2)]);
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    // The change does not wait for Slack.
    await standsAt(run, 'applied');
    await shownOn(mara(), 'nordwind', card, 'Done: it is €0.75 now');
    await replyTo(mara(), 'nordwind', card, 'Done: it is €0.75 now');
    const told = await mara().messages('nordwind', card.ts);
    expect(told.filter((one) => textOf(one).includes('Done: it is'))).toHaveLength(2);
  });

  it('of a card: its POST times out after it succeeded, and it is there once', async () => {
    await system.slack.faults([
      { method: 'chat.postMessage', fault: { kind: 'reset', when: 'after' } },
    ]);
    const run = await propose(system, 'mara', 'bid', { '4003': '0.75' }, { reason: 'only once' });
    const card = await cardOf(mara(), 'nordwind', 'only once');
    await decide(run, 'mara', 'withdraw');
    await shownOn(mara(), 'nordwind', card, 'Taken back');
    await run.result();
    const cards = (await mara().messages('nordwind')).filter((one) =>
      textOf(one).includes('Reason: only once'),
    );
    expect(cards).toHaveLength(1);
  });

  it('of a pause: edits do not starve the final message', async () => {
    const id = await newCampaign(system, 'Starved');
    await system.social.fault([
      { operation: 'campaigns.perform', fault: { kind: 'delay', ms: 4_000 } },
    ]);
    const message = await order(mara(), `pause ${id}`, 'Pausing: 0 of 1 campaign so far');
    await system.slack.faults([...slowDown('chat.update', 4), ...slowDown('chat.postMessage', 2)]);
    await shownOn(mara(), 'nordwind', message, '1 campaign paused');
  });

  it('of a launch: edits do not starve the final message', async () => {
    await givePlan(mara(), 'adops', { text: smallPlan('Starved', 'STARVED-1') });
    const preview = await previewOf(mara(), 'adops', 'STARVED-1');
    await system.slack.faults(slowDown('chat.update', 4));
    await mara().press(preview, 'Launch');
    await replyTo(mara(), 'adops', preview, 'Complete.');
    await shownOn(mara(), 'adops', preview, 'Complete');
  });
});

describe('trap: the quota is exhausted', () => {
  it('of an operation: it is told when it is free again, and nothing is asked of the service', async () => {
    let taken = await system.quota.take({ lane: 'interactive' });
    while (taken.granted) taken = await system.quota.take({ lane: 'interactive' });
    const before = (await system.search.requests()).length;
    const run = await ask(system, mara(), 'search.customers.list', {});
    await said(mara(), 'nordwind', /free again at \d\d:\d\d UTC/u);
    await run.result();
    expect(await system.search.requests()).toHaveLength(before);
    // What does not need it goes on.
    const change = await propose(system, 'mara', 'bid', { '4002': '0.50' });
    expect(await change.result()).toEqual({ ended: 'applied' });
  });
});

async function newAd(index: number): Promise<string> {
  const { id } = await system.service.calls.ads.create({
    m: '1001',
    c: '2001',
    a: '3001',
    name: `Ad ${index}`,
    headline: 'Ready',
    message: 'See for yourself.',
    url: 'https://shop.example.com/',
    bid: 0.45,
  });
  return id;
}
