import { WebClient } from '@slack/web-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionIds } from '../../src/shared/ids.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { approveAtHome } from '../support/approve-at-home.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { replyTo, said } from '../support/launch.ts';
import { propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const bidOf = async (ad_id: string, a: string) =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a, ad_id })).bid;

/** Of a busy machine: the same form again is the same decision. */
const patience = { timeout: 20_000 };

const people = () => ({
  mara: system.slack.as('mara'),
  jonas: system.slack.as('jonas'),
  ravi: system.slack.as('ravi'),
});

const app = () => new WebClient(standinBotToken, slackClientOptions(system.slackUrl));

/** The id of the proposal that was begun last. */
async function newestProposal(): Promise<{ id?: string }> {
  const query = "AdjutantKind = 'proposal'";
  for await (const { workflowId: id } of system.temporal.workflow.list({ query })) return { id };
  return {};
}

/** A button as nobody of us sent it, or as it was on a card that has moved on. */
async function forge(channel: string, value: object): Promise<void> {
  const button = {
    type: 'button' as const,
    action_id: actionIds.proposalApprove,
    text: { type: 'plain_text' as const, text: 'Approve' },
    value: JSON.stringify(value),
  };
  const { channels } = await system.slack.as('ravi').inbox();
  await app().chat.postMessage({
    channel: channels.find(({ name }) => name === channel)?.id ?? channel,
    text: 'forged',
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: 'forged' } },
      { type: 'actions', elements: [button] },
    ],
  });
}

/** A sentence that nobody else sees. */
const toldAlone = (person: SlackPerson, words: RegExp) =>
  person.waitFor('nordwind', (one) => one.ephemeral && words.test(textOf(one)));

describe('a button that is not of a card', () => {
  it.each([
    [{ w: 'launch:0123456789abcdef', v: 1 }, 'I cannot read this button'],
    [{ w: 'proposal:../../x y', v: 1 }, 'I cannot read this button'],
    [{ w: 'proposal:nobody-asked-this', v: 1 }, 'This proposal has ended.'],
    [{ w: 'proposal:x', v: '1' }, 'I cannot read this button'],
    [{ by: 'U0JONAS', choice: 'approve' }, 'I cannot read this button'],
  ])('decides nothing: %j', async (value, answer) => {
    const { tom } = { tom: system.slack.as('tom') };
    await forge('hanse-direktbank', value);
    const forged = (await tom.messages('hanse-direktbank')).findLast(
      ({ text }) => text === 'forged',
    );
    if (forged) await tom.press(forged, actionIds.proposalApprove);
    await tom.waitFor(
      'hanse-direktbank',
      (one) => textOf(one).includes(answer) && one.ts > (forged?.ts ?? ''),
    );
  });
});

describe('the card', () => {
  it('shows what is to be decided, and after the approval what is true now, without buttons', async () => {
    const { mara, jonas } = people();
    await mara.command('nordwind', '/adops bid 2001/4001 0.75 more clicks <!channel>');
    const card = await cardOf(jonas, 'nordwind', 'more clicks', 'CTR');
    const text = textOf(card);
    expect(text).toContain('Bid of «Women 25-44 Ready for rain»');
    expect(text).toContain('€0.45 → €0.75');
    expect(text).toContain('+66.7%');
    expect(text).toContain('*Money at risk a day*\n€120.00');
    expect(text).toContain('Reason: more clicks <!channel>');
    expect(text).toMatch(/Evidence of its ad set «Women 25-44», days in Europe\/Berlin/u);
    expect(text).toMatch(/1 of account leads or duty \(@ravi and @jonas\), none so far/u);
    expect(text).toMatch(
      /Decide by .*After that it expires.*rules\[0\], line \d+, policy \w{8}$/su,
    );
    expect(buttonsOf(card).map(({ label }) => label)).toEqual([
      'Approve',
      'Reject …',
      'Counter-offer …',
      'Withdraw',
    ]);
    await jonas.press(card, 'Approve');
    const done = await shownOn(mara, 'nordwind', card, 'Done: it is €0.75 now');
    expect(textOf(done)).toMatch(/Asked for by @mara, approved by @jonas, /u);
    expect(buttonsOf(done)).toEqual([]);
    expect(await bidOf('4001', '3001')).toBe(0.75);
    const reply = await replyTo(mara, 'nordwind', card, 'Done: it is €0.75 now');
    expect(buttonsOf(reply).map(({ label }) => label)).toEqual(['Undo …']);
  });

  it('takes a rejection with its reason, and nobody else can decide any more', async () => {
    const { mara, jonas, ravi } = people();
    await mara.command('nordwind', '/adops bid 2001/4002 0.75');
    const card = await cardOf(jonas, 'nordwind', 'Women 25-44 Dry all day');
    expect(textOf(card)).toContain('Reason: none was given.');
    await jonas.press(card, 'Reject …');
    await jonas.view();
    const reason = { Reason: 'CPC is fine as it is' };
    await expect.poll(() => jonas.submit(reason), patience).toEqual({ ok: true });
    const rejected = await shownOn(mara, 'nordwind', card, 'Rejected by', 'CPC is fine as it is.');
    expect(textOf(rejected)).toContain('Nothing was changed.');
    expect(buttonsOf(rejected)).toEqual([]);
    await replyTo(mara, 'nordwind', card, 'CPC is fine as it is.');
    const { id = '' } = await newestProposal();
    await forge('nordwind', { w: id, v: 1 });
    await ravi.press(await said(ravi, 'nordwind', 'forged'), actionIds.proposalApprove);
    await said(ravi, 'nordwind', /This proposal has ended|has already rejected it/u);
    expect(await bidOf('4002', '3001')).toBe(0.45);
  });

  it('takes a counter-offer, which its writer cannot approve alone', async () => {
    const { mara, jonas, ravi } = people();
    await mara.command('nordwind', '/adops bid 2001/4003 0.80');
    const card = await cardOf(jonas, 'nordwind', 'Women 25-44 Out in every weather');
    await jonas.press(card, 'Counter-offer …');
    await jonas.view();
    await expect
      .poll(() => jonas.submit({ 'decision.value': 'abc' }), patience)
      .toEqual({
        ok: true,
        errors: { 'decision.value': expect.stringContaining('«abc» is no amount') },
      });
    const offer = { 'decision.value': '0.65', 'decision.note': 'half of it' };
    await expect.poll(() => jonas.submit(offer), patience).toEqual({ ok: true });
    const next = await shownOn(ravi, 'nordwind', card, '€0.45 → €0.65', 'counter-offer of');
    await replyTo(mara, 'nordwind', card, 'half of it');
    const { id = '' } = await newestProposal();
    await forge('adops', { w: id, v: 1 });
    await ravi.press(await said(ravi, 'adops', 'forged'), actionIds.proposalApprove);
    await said(ravi, 'adops', 'This has changed meanwhile: look at it again.');
    await jonas.press(next, 'Approve');
    await shownOn(mara, 'nordwind', card, 'so far @jonas');
    expect(await bidOf('4003', '3001')).toBe(0.45);
    await ravi.press(next, 'Approve');
    await shownOn(mara, 'nordwind', card, 'Done: it is €0.65 now');
    expect(await bidOf('4003', '3001')).toBe(0.65);
  });

  it('can be taken back by who asked, and by nobody else', async () => {
    const { mara, jonas } = people();
    await mara.command('nordwind', '/adops bid 2001/4004 0.75');
    const card = await cardOf(mara, 'nordwind', 'Men 25-44 Ready for rain');
    await jonas.press(card, 'Withdraw');
    await said(jonas, 'nordwind', 'Only who asked for it can take it back. Reject it instead.');
    await mara.press(card, 'Withdraw');
    await shownOn(jonas, 'nordwind', card, 'Taken back by', 'Nothing was changed.');
  });

  it('tells who may not approve why, and stays', async () => {
    const { mara, jonas } = people();
    const aiko = system.slack.as('aiko');
    const greta = system.slack.as('greta');
    await mara.command('nordwind', '/adops bid 2001/4005 0.75');
    const card = await cardOf(jonas, 'nordwind', 'Men 25-44 Dry all day');
    await mara.press(card, 'Approve');
    await said(
      mara,
      'nordwind',
      'You asked for this yourself, so somebody else has to approve it.',
    );
    await aiko.press(card, 'Approve');
    await toldAlone(aiko, /approve/u);
    await greta.press(card, 'Approve');
    await toldAlone(greta, /approve/u);
    expect(textOf(await cardOf(jonas, 'nordwind', 'Men 25-44 Dry all day'))).toContain(
      'none so far',
    );
    expect(await bidOf('4005', '3002')).toBe(0.45);
  });

  it('goes to who asked where its channel is archived, and the others decide on their Home tab', async () => {
    const { mara, jonas } = people();
    await propose(system, 'mara', 'bid', { '2001/4006': '0.75' }, { channel: 'C0PITCH' });
    const card = await cardOf(mara, 'Adjutant', 'Men 25-44 Out in every weather');
    expect(textOf(card)).toContain('I may not write in');
    await approveAtHome(jonas, 'Men 25-44 Out in every weather');
    await shownOn(mara, 'Adjutant', card, 'Done: it is €0.75 now');
    expect(await bidOf('4006', '3002')).toBe(0.75);
  });

  it('may be deleted: what it was about goes on', async () => {
    const { mara, jonas } = people();
    const run = await propose(system, 'mara', 'bid', { '2002/4007': '0.75' });
    const card = await cardOf(mara, 'nordwind', 'Runners 18-34 Light on the trail');
    await app().chat.delete({ channel: 'C0NORDWIND', ts: card.ts });
    await approveAtHome(jonas, 'Runners 18-34 Light on the trail');
    await standsAt(run, 'applied');
    // The entry is written beside what people are told.
    await run.result();
    expect((await system.ledger.ofRun(run.workflowId))[0]).toMatchObject({
      approvedBy: ['U0JONAS'],
    });
  });
});
