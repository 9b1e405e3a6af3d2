import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertSeen } from '../../src/shared/pacing-alert.ts';
import type { PacingSettings } from '../../src/shared/pacing.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { alertOver, alertSeen, snoozeAlert } from '../../src/workflows/index.ts';
import { campaignAbout } from '../messages/pacing-samples.ts';
import { replyTo } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { alertOf, alertRun, alertsOf, raise, watchOf } from '../support/pacing.ts';
import { someone } from '../support/proposal.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();
const reason = 'the client knows';

/** An alert over spend above plan that is on the screen. */
async function shownAlert(seen: Partial<AlertSeen> = {}): Promise<{
  watch: PacingSettings;
  alert: MessageView;
  run: ReturnType<typeof alertRun>;
}> {
  const watch = watchOf(['1001']);
  await raise(system, watch, seenNow(seen));
  const alert = await alertOf(mara(), watch, 'Spends above plan');
  return { watch, alert, run: alertRun(system, watch, '2001:over') };
}

const seenNow = (more: Partial<AlertSeen> = {}): AlertSeen => ({
  about: campaignAbout('Rain jackets DE'),
  isUrgent: false,
  checkedAt: new Date().toISOString(),
  ...more,
});

/** The same, heading for another sum at the end. */
function headingFor(minor: number): AlertSeen['about'] {
  const about = campaignAbout('Rain jackets DE');
  const { plan } = about.pacing;
  if (plan === undefined) throw new Error('It has no plan.');
  const projected = { ...plan.projected, money: { minor, currency: 'EUR' } };
  return { ...about, pacing: { ...about.pacing, plan: { ...plan, projected } } };
}

describe('snooze', () => {
  it('by its form silences an alert until then, and says on the message who and why', async () => {
    const { alert, run } = await shownAlert();
    await mara().press(alert, 'Snooze');
    await mara().view();
    expect(await mara().submit({ 'snooze.until': 'yesterday', 'snooze.reason': reason })).toEqual(
      expect.objectContaining({
        errors: { 'snooze.until': expect.stringContaining('I do not understand') },
      }),
    );
    expect(await mara().submit({ 'snooze.until': 'in 3 days', 'snooze.reason': ' ' })).toEqual(
      expect.objectContaining({
        errors: { 'snooze.reason': expect.stringContaining('Say why') },
      }),
    );
    await mara().submit({ 'snooze.until': 'in 3 days', 'snooze.reason': reason });
    const shown = textOf(await turnedInto(mara(), alert, 'Snoozed'));
    expect(shown).toContain(`by @mara until`);
    expect(shown).toContain(reason);
    // Much worse, two days later: the message shows it, and nobody is called.
    await run.signal(
      alertSeen,
      seenNow({ about: headingFor(900_000), checkedAt: soon(2 * dayMs) }),
    );
    await turnedInto(mara(), alert, '€9,000.00');
    await run.signal(alertOver, { why: 'mended', checkedAt: soon(3 * dayMs), isQuiet: false });
    await turnedInto(mara(), alert, 'Over since');
    expect(await mara().messages('nordwind', alert.ts)).toHaveLength(1);
  });

  it('ends with a word in the thread where it still is so', async () => {
    const { alert, run } = await shownAlert();
    const until = soon(3_000);
    const asked = { by: someone('mara'), until, reason };
    expect(await run.executeUpdate(snoozeAlert, { args: [asked] })).toEqual({ accepted: true });
    await replyTo(mara(), 'nordwind', alert, 'The snooze is over, and it still is so.');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until));
    expect(textOf(await turnedInto(mara(), alert, 'Spends above plan'))).not.toContain('Snoozed');
  });

  it('is refused to whom the policy lets nothing be seen, and for an alert that is over', async () => {
    const { alert, run } = await shownAlert();
    const stranger = { user: 'U0NOBODY', team: 'T0ELSEWHERE' };
    const asked = { by: stranger, until: soon(dayMs), reason };
    expect(await run.executeUpdate(snoozeAlert, { args: [asked] })).toMatchObject({
      accepted: false,
    });
    expect(textOf(await turnedInto(mara(), alert, 'Spends above plan'))).not.toContain('Snoozed');
    const past = { ...asked, by: someone('mara'), until: soon(-1_000) };
    expect(await run.executeUpdate(snoozeAlert, { args: [past] })).toMatchObject({
      accepted: false,
      reason: expect.stringContaining('That time is over'),
    });
    await mara().press(alert, 'Snooze');
    await mara().view();
    await run.signal(alertOver, { why: 'mended', checkedAt: soon(1_000), isQuiet: false });
    await run.result();
    const late = await mara().submit({ 'snooze.until': 'in 3 days', 'snooze.reason': reason });
    expect(JSON.stringify(late)).toContain('has ended');
    await mara().close();
  });
});

describe('an alert', () => {
  it('says in its thread what has become much worse, at most once a day', async () => {
    const { alert, run } = await shownAlert();
    const day = (days: number, minor: number) =>
      run.signal(alertSeen, seenNow({ about: headingFor(minor), checkedAt: soon(days * dayMs) }));
    await day(0.9, 500_000);
    await turnedInto(mara(), alert, '€5,000.00');
    await day(1.1, 510_000);
    await replyTo(mara(), 'nordwind', alert, 'It has become much worse.');
    await day(1.9, 900_000);
    await turnedInto(mara(), alert, '€9,000.00');
    // A little worse than what was said last, two days later.
    await day(4, 520_000);
    await turnedInto(mara(), alert, '€5,200.00');
    expect(await mara().messages('nordwind', alert.ts)).toHaveLength(2);
    await run.signal(alertOver, { why: 'mended', checkedAt: soon(5 * dayMs), isQuiet: false });
    await replyTo(mara(), 'nordwind', alert, 'does not find it any more');
    expect(await mara().messages('nordwind', alert.ts)).toHaveLength(3);
  });

  it('found in quiet hours is held until they end', async () => {
    const watch = watchOf(['1001']);
    const heldUntil = soon(3_000);
    await raise(system, watch, seenNow({ heldUntil }));
    await alertOf(mara(), watch, 'Spends above plan');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(heldUntil));
  });

  it('found in quiet hours and over before they end is never told', async () => {
    const watch = watchOf(['1001']);
    await raise(system, watch, seenNow({ heldUntil: soon(dayMs) }));
    const run = alertRun(system, watch, '2001:over');
    await run.signal(alertOver, { why: 'mended', checkedAt: soon(1_000), isQuiet: true });
    expect(await run.result()).toEqual({ ended: 'mended' });
    expect(await alertsOf(mara(), watch)).toEqual([]);
  });

  it('goes through quiet hours where it is urgent', async () => {
    await shownAlert({ heldUntil: soon(dayMs), isUrgent: true });
  });

  it('is not ended by a check that began before it was found again', async () => {
    const { watch, alert, run } = await shownAlert({ checkedAt: soon(10_000) });
    await run.signal(alertOver, { why: 'mended', checkedAt: soon(0), isQuiet: false });
    await raise(system, watch, seenNow({ about: headingFor(777_000), checkedAt: soon(20_000) }));
    expect(textOf(await turnedInto(mara(), alert, '€7,770.00'))).not.toContain('Over since');
    expect(await alertsOf(mara(), watch)).toHaveLength(1);
  });
});

const dayMs = 86_400_000;
