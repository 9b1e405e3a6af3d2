import { WebClient } from '@slack/web-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { approveAtHome } from '../support/approve-at-home.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { replyTo } from '../support/launch.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/* One test a trap that rival tools fall into: what Slack shows and takes. The others are named in traps-proposal.test.ts. */

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => system.slack.faults([]));

const patience = { timeoutMs: 30_000 };
const person = (name: string) => system.slack.as(name);
const bidOf = async (ad_id: string, a: string) =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a, ad_id })).bid;
const toldAlone = (to: SlackPerson, words: string) =>
  to.waitFor('nordwind', (one) => one.ephemeral && textOf(one).includes(words), patience);

describe('trap: blocks', () => {
  it('empty sections', async () => {
    const empty = { reason: ' \n ' };
    const run = await propose(system, 'mara', 'bid', { '4001': '0.75' }, empty);
    const card = await cardOf(person('mara'), 'nordwind', 'Women 25-44 Ready for rain');
    expect(textOf(card)).toContain('Reason: none was given.');
    await person('jonas').press(card, 'Reject …');
    await person('jonas').view();
    const answer = await person('jonas').submit({ Reason: '  ' });
    expect(answer.errors).toEqual({
      'decision.note': 'Say why, so that who asked for it knows what to change.',
    });
    await person('jonas').close();
    await decide(run, 'mara', 'withdraw');
    await shownOn(person('mara'), 'nordwind', card, 'Taken back');
  });

  it('invalid_blocks', async () => {
    const [mara, jonas] = [person('mara'), person('jonas')];
    const refused = { kind: 'error', error: 'invalid_blocks' } as const;
    // Words alone, which follow each of these, are taken.
    const script = ['chat.postMessage', 'chat.update'].flatMap((method) =>
      [0, 1].map((skip) => ({ method, skip, fault: refused })),
    );
    await system.slack.faults(script);
    const run = await propose(system, 'mara', 'bid', { '4002': '0.75' });
    const words = 'Bid of «Women 25-44 Dry all day» €0.45 → €0.75: waits for approval.';
    const card = await mara.waitFor('nordwind', ({ text }) => text.includes(words), patience);
    expect(card.text).toContain('What waits for a decision can be decided on my Home tab');
    expect(buttonsOf(card)).toEqual([]);

    await system.slack.faults(script);
    await approveAtHome(jonas, 'Women 25-44 Dry all day');
    expect(await run.result()).toEqual({ ended: 'applied' });
    const all = (await mara.messages('nordwind', card.ts)).map(({ text }) => text);
    expect(all.at(0)).toContain('Bid of «Women 25-44 Dry all day» €0.45 → €0.75: done.');
    expect(all.at(-1)).toContain('Bid of «Women 25-44 Dry all day»: done.');
  });
});

describe('trap: forms', () => {
  it('the modal is opened late', async () => {
    const [mara, jonas] = [person('mara'), person('jonas')];
    const run = await propose(system, 'mara', 'bid', { '4003': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Women 25-44 Out in every weather');
    await system.slack.faults([
      { method: 'views.open', fault: { kind: 'error', error: 'expired_trigger_id' } },
    ]);
    await jonas.press(card, 'Counter-offer …');
    await toldAlone(jonas, 'That took too long for Slack to open the form. Please try again.');
    expect((await standsAt(run, 'waiting')).version).toBe(1);
    await jonas.press(card, 'Counter-offer …');
    await jonas.view();
    await decide(run, 'mara', 'withdraw');
    await shownOn(mara, 'nordwind', card, 'Taken back');
    const { errors } = await jonas.submit({ 'decision.value': '0.60' });
    expect(errors?.['decision.value']).toMatch(/taken it back|has ended/u);
    expect(await bidOf('4003', '3001')).toBe(0.45);
    await jonas.close();
  });
});

describe('trap: where a decision comes from', () => {
  it('decision URLs that a GET opens', async () => {
    const jonas = person('jonas');
    const run = await propose(system, 'mara', 'bid', { '4004': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Men 25-44 Ready for rain');
    const blocks = JSON.stringify(card.blocks);
    // Nothing on it is a link: a crawler or a preview has nothing to follow.
    expect(blocks).not.toContain('"url"');
    expect(blocks).not.toMatch(/https?:/u);
    const [approve] = buttonsOf(card);
    expect(approve?.label).toBe('Approve');
    const value = String(/"value":"(\{.*?\})"/u.exec(blocks)?.[1]).replaceAll('\\"', '"');
    expect(JSON.parse(value)).toEqual({ w: run.workflowId, v: 1 });

    const root = system.slackUrl.replace(/api\/$/u, '');
    const query = new URLSearchParams({ user: 'U0JONAS', value, actionId: 'proposal.approve' });
    const body = JSON.stringify({
      type: 'block_actions',
      user: { id: 'U0JONAS' },
      actions: [{ value }],
    });
    for (const door of ['_page/action', 'api/proposal.approve', 'response/1', 'slack/events', '']) {
      const opened = await fetch(`${root}${door}?${query.toString()}`);
      await opened.text();
      const sent = await fetch(`${root}${door}`, { method: 'POST', body });
      await sent.text();
    }
    expect(await standsAt(run, 'waiting')).toMatchObject({ signed: [], version: 1 });
    expect(await bidOf('4004', '3002')).toBe(0.45);
    await decide(run, 'mara', 'withdraw');
  });

  it('a forwarded or old message', async () => {
    const [mara, jonas] = [person('mara'), person('jonas')];
    const run = await propose(system, 'mara', 'bid', { '4005': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Men 25-44 Dry all day');
    // A copy of it as it is now, in another channel.
    await new WebClient(standinBotToken, slackClientOptions(system.slackUrl)).chat.postMessage({
      channel: 'C0ADOPS',
      text: 'copied',
      blocks: JSON.parse(JSON.stringify(card.blocks)),
    });
    await jonas.press(card, 'Counter-offer …');
    await jonas.view();
    expect(await jonas.submit({ 'decision.value': '0.65' })).toEqual({ ok: true });
    await shownOn(mara, 'nordwind', card, '€0.45 → €0.65');
    const old = await cardOf(person('ravi'), 'adops', '€0.45 → €0.75');
    await person('ravi').press(old, 'Approve');
    await person('ravi').waitFor(
      'adops',
      (one) =>
        one.ephemeral && textOf(one).includes('This has changed meanwhile: look at it again.'),
      patience,
    );
    await person('tom').press(old, 'Approve');
    await person('tom').waitFor('adops', (one) => one.ephemeral, patience);
    expect(await standsAt(run, 'waiting', { version: 2 })).toMatchObject({ signed: [] });
    expect(await bidOf('4005', '3002')).toBe(0.45);
    await decide(run, 'mara', 'withdraw', 2);
  });

  it('a message that is deleted: who asked is told where they see it', async () => {
    const [mara, ravi] = [person('mara'), person('ravi')];
    const run = await propose(system, 'mara', 'bid', { '4006': '0.75' });
    const card = await cardOf(mara, 'nordwind', 'Men 25-44 Out in every weather');
    await expect
      .poll(async () => (await standsAt(run, 'waiting')).evidence)
      .toHaveProperty('figures');
    await new WebClient(standinBotToken, slackClientOptions(system.slackUrl)).chat.delete({
      channel: 'C0NORDWIND',
      ts: card.ts,
    });
    await approveAtHome(ravi, 'Men 25-44 Out in every weather');
    await standsAt(run, 'applied');
    const told = await mara.waitFor(
      'Adjutant',
      (message) => textOf(message).includes('Done: it is €0.75 now'),
      patience,
    );
    expect(textOf(told)).toContain('or because the message there was deleted');
    expect(buttonsOf(told)).toEqual([]);
    await replyTo(mara, 'Adjutant', told, 'Done: it is €0.75 now');
  });
});
