import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { decide, propose, standsAt } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

/* One test a trap that rival tools fall into: who may approve. The others are named in traps-proposal.test.ts. */

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => system.slack.standing('jonas', {}));

const bidOf = async (ad_id: string, a = '3001') =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a, ad_id })).bid;

/** A sentence that nobody else sees. */
const toldAlone = (person: SlackPerson, words: string) =>
  person.waitFor('nordwind', (one) => one.ephemeral && textOf(one).includes(words), {
    timeoutMs: 20_000,
  });

describe('trap: who may approve', () => {
  it('an approver loses the right between click and apply', async () => {
    const mara = system.slack.as('mara');
    const run = await propose(system, 'mara', 'budget', { '2003': '+5%' }, { channel: 'C0HANSE' });
    await standsAt(run, 'waiting');
    const budget = async () =>
      (await system.service.calls.campaigns.get({ m: '1002', c: '2003' })).daily_budget;
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await system.slack.standing('jonas', { isDeactivated: true });
    expect(await decide(run, 'ravi', 'approve')).toEqual({ accepted: true });

    const told = await mara.waitFor(
      'hanse-direktbank',
      (message) => textOf(message).includes('An approval does not hold any more'),
      { timeoutMs: 20_000 },
    );
    expect(textOf(told)).toContain('@jonas');
    const { signed } = await standsAt(run, 'waiting');
    expect(signed.map(({ by }) => by.user)).toEqual(['U0RAVI']);
    expect(await budget()).toBe(200);

    await system.slack.standing('jonas', {});
    expect(await decide(run, 'jonas', 'approve')).toEqual({ accepted: true });
    await standsAt(run, 'applied');
    expect(await budget()).toBe(210);
  });

  it('the requester is an approver by default', async () => {
    expect(await readFile('config/policy.yaml', 'utf8')).not.toContain('self_approval');
    const jonas = system.slack.as('jonas');
    const run = await propose(system, 'jonas', 'bid', { '4001': '0.75' });
    const { approvals } = await standsAt(run, 'waiting');
    // They are one of those who could, if somebody else asked.
    expect(approvals?.needed).toMatchObject([{ users: ['U0RAVI'], selfApproval: false }]);
    await jonas.press(await cardOf(jonas, 'nordwind', 'Women 25-44 Ready for rain'), 'Approve');
    await toldAlone(jonas, 'You asked for this yourself, so somebody else has to approve it.');
    expect(await standsAt(run, 'waiting')).toMatchObject({ signed: [] });
    expect(await bidOf('4001')).toBe(0.45);
    await decide(run, 'jonas', 'withdraw');
  });

  it('two approvers at once', async () => {
    const [jonas, ravi] = [system.slack.as('jonas'), system.slack.as('ravi')];
    const run = await propose(system, 'mara', 'bid', { '4005': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Men 25-44 Dry all day');
    await Promise.all([jonas.press(card, 'Approve'), ravi.press(card, 'Approve')]);
    const { signed } = await standsAt(run, 'applied');
    expect(signed).toHaveLength(1);
    const [first] = signed.map(({ by }) => by.user);
    const late = first === jonas.id ? ravi : jonas;
    await late.waitFor(
      'nordwind',
      (one) =>
        one.ephemeral &&
        /approved already|has ended|Nothing waits for a decision/u.test(textOf(one)),
    );
    await run.result();
    expect(await system.ledger.ofRun(run.workflowId)).toMatchObject([{ approvedBy: [first] }]);
  });

  it('an approver who left', async () => {
    const [jonas, ravi] = [system.slack.as('jonas'), system.slack.as('ravi')];
    const run = await propose(system, 'mara', 'bid', { '4002': '0.75' });
    const card = await cardOf(ravi, 'nordwind', 'Women 25-44 Dry all day');
    await system.slack.standing('jonas', { isDeactivated: true });
    expect(await jonas.press(card, 'Approve')).toEqual({ ok: false, error: 'account_inactive' });
    // A press that Slack delivers late.
    expect(await decide(run, 'jonas', 'approve')).toMatchObject({ accepted: false });
    expect(await standsAt(run, 'waiting')).toMatchObject({ signed: [] });
    expect(await bidOf('4002')).toBe(0.45);
    await ravi.press(card, 'Approve');
    await shownOn(ravi, 'nordwind', card, 'Done: it is €0.75 now');
  });

  it('a restricted guest clicks Approve', async () => {
    const [jonas, ravi] = [system.slack.as('jonas'), system.slack.as('ravi')];
    const run = await propose(system, 'mara', 'bid', { '4003': '0.75' });
    const card = await cardOf(jonas, 'nordwind', 'Women 25-44 Out in every weather');
    await system.slack.standing('jonas', { isRestricted: true });
    expect(await jonas.press(card, 'Approve')).toEqual({ ok: true });
    await toldAlone(jonas, 'You are not among those');
    expect(await standsAt(run, 'waiting')).toMatchObject({ signed: [] });
    expect(await bidOf('4003')).toBe(0.45);
    await ravi.press(card, 'Approve');
    await shownOn(ravi, 'nordwind', card, 'Done: it is €0.75 now');
  });

  it('an external Slack Connect clicker', async () => {
    const [greta, mara] = [system.slack.as('greta'), system.slack.as('mara')];
    const run = await propose(system, 'mara', 'bid', { '4004': '0.75' });
    const card = await cardOf(greta, 'nordwind', 'Men 25-44 Ready for rain');
    await greta.press(card, 'Approve');
    await toldAlone(greta, 'Only people of the agency approve, not guests from other teams.');
    await greta.press(card, 'Withdraw');
    await toldAlone(greta, 'Only who asked for it can take it back.');
    await greta.press(card, 'Reject …');
    await greta.view();
    const answer = await greta.submit({ Reason: 'we do not like it' });
    expect(answer.errors).toEqual({
      'decision.note': 'Only people of the agency approve, not guests from other teams.',
    });
    expect(await standsAt(run, 'waiting')).toMatchObject({ signed: [], version: 1 });
    expect(await bidOf('4004', '3002')).toBe(0.45);
    await mara.press(card, 'Withdraw');
    await shownOn(mara, 'nordwind', card, 'Taken back by');
  });
});
