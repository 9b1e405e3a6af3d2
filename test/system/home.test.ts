import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewProblems } from '../../src/messages/limits.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { said } from '../support/launch.ts';
import { testPolicy, type TestPolicy } from '../support/policy.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let policy: TestPolicy;
beforeAll(async () => {
  policy = await testPolicy(['entities: 6000', 'entities: 2']);
  system = await startSystem({ policyFile: policy.file });
});
afterAll(async () => {
  // The last tab that was opened is drawn by now.
  const drawing =
    "AdjutantKind = 'home' AND AdjutantState != 'drawn' AND ExecutionStatus = 'Running'";
  await vi.waitFor(
    async () => {
      const { count } = await system.temporal.workflow.count(drawing);
      if (count > 0) throw new Error(`${count} tabs are being drawn.`);
    },
    { timeout: 20_000 },
  );
  await system.stop();
  await policy.remove();
});

/** The words of somebody's Home tab, once they say this. */
async function homeOf(person: SlackPerson, words: string | RegExp): Promise<string> {
  let text = '';
  await person.openHome();
  await expect
    .poll(
      async () => {
        if (text !== '') await person.openHome();
        text = textOf({ blocks: await person.home() });
        return typeof words === 'string' ? text.includes(words) : words.test(text);
      },
      { timeout: 30_000, interval: 1_500, message: `the Home tab says ${String(words)}` },
    )
    .toBe(true);
  return text;
}

describe('the Home tab', () => {
  it('says what to do where there is nothing', async () => {
    const text = await homeOf(system.slack.as('mara'), 'As of');
    expect(text).toContain('Nothing waits for your approval.');
    expect(text).toContain('Nothing. What you begin shows here until it has ended.');
    expect(text).toMatch(/Nothing is frozen\..*\/adops freeze/u);
    expect(text).toContain('Nothing was changed through Adjutant yet.');
    expect(text).toContain('None in the last two weeks.');
    expect(text).toContain('1,000 of 1,000 requests are left in this hour.');
    const blocks = await system.slack.as('mara').home();
    expect(viewProblems({ type: 'home', blocks })).toEqual([]);
  });

  it('has what waits for whoever may approve it, with its buttons, and is drawn anew by them', async () => {
    const [mara, jonas, tom] = ['mara', 'jonas', 'tom'].map((name) => system.slack.as(name));
    if (!mara || !jonas || !tom) throw new Error('Nobody is there.');
    await mara.command('nordwind', '/adops bid 2001/4001 0.75 sale');
    await cardOf(jonas, 'nordwind', 'Women 25-44 Ready for rain');
    const text = await homeOf(jonas, 'Bid of «Women 25-44 Ready for rain»');
    expect(text).toMatch(
      /€0\.45 → €0\.75 \(\+66\.7%\), €120\.00 a day at risk, asked for by @mara/u,
    );
    const home = { blocks: await jonas.home() };
    expect(buttonsOf(home).map(({ label }) => label)).toEqual([
      'Launch a media plan',
      'Change a bid',
      'Change a budget',
      'Approve',
      'Reject …',
      'Counter-offer …',
      'New digest',
    ]);
    expect(await homeOf(mara, 'Change · ')).toContain('Nothing waits for your approval.');
    expect(await homeOf(tom, 'As of')).toContain('Nothing waits for your approval.');
    await jonas.press('home', 'Approve');
    await said(mara, 'nordwind', 'Done: it is €0.75 now');
    await expect
      .poll(async () => textOf({ blocks: await jonas.home() }), { timeout: 20_000 })
      .toContain('Nothing waits for your approval.');
    expect(await homeOf(jonas, 'Bid changed')).toMatch(
      /Bid changed · Women 25-44 Ready for rain, bid €0\.45 → €0\.75, by @mara/u,
    );
  });

  it('takes a rejection by its form, and is drawn anew for all whom it concerns', async () => {
    const [mara, jonas, ravi] = ['mara', 'jonas', 'ravi'].map((name) => system.slack.as(name));
    if (!mara || !jonas || !ravi) throw new Error('Nobody is there.');
    await mara.command('nordwind', '/adops bid 2001/4002 0.75');
    const card = await cardOf(jonas, 'nordwind', 'Dry all day');
    await homeOf(jonas, 'Dry all day');
    await homeOf(ravi, 'Dry all day');
    await homeOf(mara, 'Dry all day');
    await jonas.press('home', 'Reject …');
    await jonas.view();
    await expect
      .poll(() => jonas.submit({ Reason: 'not now' }), { timeout: 20_000 })
      .toEqual({ ok: true });
    await shownOn(mara, 'nordwind', card, 'Rejected by', 'not now');
    // Nobody of them opens it again.
    for (const person of [jonas, ravi, mara]) {
      await expect
        .poll(async () => textOf({ blocks: await person.home() }), { timeout: 20_000 })
        .not.toContain('Dry all day');
    }
  });

  it('tells in a form what cannot be done', async () => {
    const [mara, jonas] = [system.slack.as('mara'), system.slack.as('jonas')];
    await mara.command('nordwind', '/adops bid 2001/4003 0.75');
    const card = await cardOf(jonas, 'nordwind', 'Out in every weather');
    await homeOf(jonas, 'Out in every weather');
    await system.slack.standing('jonas', { isRestricted: true });
    await jonas.press('home', 'Approve');
    expect(JSON.stringify((await jonas.view()).view)).toContain('You are not among those');
    await jonas.close();
    await system.slack.standing('jonas', {});
    await mara.press(card, 'Withdraw');
    await shownOn(mara, 'nordwind', card, 'Taken back');
  });

  it('has whatever else waits for approval, and takes the approval', async () => {
    const [mara, jonas] = [system.slack.as('mara'), system.slack.as('jonas')];
    await mara.command('nordwind', '/adops pause 2001/3001 sold out');
    await homeOf(jonas, /pause Women 25-44, asked for by @mara, decide by/u);
    await jonas.press('home', 'Approve');
    const ad = { m: '1001', c: '2001', a: '3001', ad_id: '4001' };
    await expect
      .poll(async () => (await system.service.calls.ads.get(ad)).status, { timeout: 20_000 })
      .toBe('pause');
    await expect
      .poll(async () => textOf({ blocks: await jonas.home() }), { timeout: 20_000 })
      .toContain('Nothing waits for your approval.');
  });

  it('opens the form for a change, whose card comes as a direct message', async () => {
    const mara = system.slack.as('mara');
    await homeOf(mara, 'As of');
    await mara.press('home', 'Change a budget');
    await mara.view();
    expect(await mara.submit({ 'change.target': '2002', 'change.value': '+50%' })).toEqual({
      ok: true,
    });
    await said(mara, 'Adjutant', 'Daily budget of «Trail shoes DE»');
    // Who may approve does not see that, and is told.
    const told = textOf(await said(system.slack.as('ravi'), 'Adjutant', 'Trail shoes DE'));
    expect(told).toContain('It is on my Home tab, with its buttons.');
  });

  it('shows people of other companies nothing', async () => {
    const text = await homeOf(system.slack.as('greta'), 'Only members of the agency');
    expect(text).not.toContain('Latest changes');
  });
});
