import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startOfDay, dayAt } from '../../src/shared/local-time.ts';
import { formatMoney, moneyOf } from '../../src/shared/money.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { replyTo } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import {
  alertOf,
  alertRun,
  alertsOf,
  check,
  setBudget,
  startCheck,
  watchOf,
} from '../support/pacing.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(async () => {
  await setBudget(system, '2001', 120);
  await system.slack.faults([]);
});

const mara = () => system.slack.as('mara');

describe('a check', () => {
  it('tells each cause once, with figures, period and zone', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 500);
    expect(await check(system, watch)).toEqual({ looked: 2, open: 2, ended: 0 });
    const under = await alertOf(mara(), watch, 'Spends below plan: Rain jackets DE');
    const text = textOf(under);
    for (const told of ['Planned', 'Due by then', 'Projected to the end', 'the last 7 full days']) {
      expect(text).toContain(told);
    }
    expect(text).toContain(`*Spent*\n${await spentUntilYesterday('2001')}\n`);
    expect(text).toContain('Europe/Berlin');
    await alertOf(mara(), watch, 'Paused with budget left: Trail shoes DE');
    await check(system, watch);
    await check(system, watch);
    expect(await alertsOf(mara(), watch)).toHaveLength(2);
  });

  it('shows the newest figures on the message, and says in its thread what is much worse, once a day', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 130);
    await check(system, watch);
    const alert = await alertOf(mara(), watch, 'Spends below plan');
    await setBudget(system, '2001', 400);
    await check(system, watch);
    await expect.poll(async () => plannedOn(await newest(alert))).not.toBe(plannedOn(alert));
    // It is much worse; but what was told is not a day old.
    expect(await mara().messages('nordwind', alert.ts)).toHaveLength(1);
  });

  it('ends the alert when its cause is over, says so, and tells it anew when it comes back', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const alert = await alertOf(mara(), watch, 'Spends above plan: Rain jackets DE');
    await setBudget(system, '2001', 90);
    expect(await check(system, watch)).toMatchObject({ open: 1, ended: 1 });
    await turnedInto(mara(), alert, 'Over since');
    await replyTo(mara(), 'nordwind', alert, 'does not find it any more');
    expect(await alertRun(system, watch, '2001:over').result()).toEqual({ ended: 'mended' });
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const again = await mara().waitFor(
      'nordwind',
      (one) => one.ts > alert.ts && textOf(one).startsWith('Spends above plan') && isOf(watch, one),
    );
    expect(again.ts).not.toBe(alert.ts);
  });

  it('tells each cause once when several run at once', async () => {
    const watch = watchOf(['1001']);
    const runs = await Promise.all([1, 2, 3, 4].map(() => startCheck(system, watch)));
    await Promise.all(runs.map((run) => run.result()));
    await alertOf(mara(), watch, 'Paused with budget left');
    await alertOf(mara(), watch, 'Spends below plan');
    expect(await alertsOf(mara(), watch)).toHaveLength(2);
  });

  it('tells it once when Slack does not say whether it took it', async () => {
    const watch = watchOf(['1001']);
    await system.slack.faults([
      { method: 'chat.postMessage', fault: { kind: 'reset', when: 'after' } },
      { method: 'chat.postMessage', fault: { kind: 'reset', when: 'after' } },
    ]);
    await check(system, watch);
    await alertOf(mara(), watch, 'Paused with budget left');
    await alertOf(mara(), watch, 'Spends below plan');
    await check(system, watch);
    expect(await alertsOf(mara(), watch)).toHaveLength(2);
  });

  it('says once what in its scope is gone, and takes it back when it is not asked for any more', async () => {
    const watch = watchOf(['1001', '9999']);
    await check(system, watch);
    const gone = await alertOf(mara(), watch, 'Cannot be watched: media plan 9999');
    await check(system, watch);
    expect(await alertsOf(mara(), watch)).toHaveLength(3);
    await check(system, { ...watch, scope: { ...watch.scope, mediaPlans: ['1001'] } });
    await turnedInto(mara(), gone, 'Not watched any more since');
  });

  it('leaves the alerts as they are while the service is away, and says that it could not look', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const over = await alertOf(mara(), watch, 'Spends above plan');
    await setBudget(system, '2001', 90);
    await system.social.fault([
      { operation: 'campaigns.listAll', fault: { kind: 'status', status: 400 }, times: 20 },
    ]);
    await check(system, watch);
    const blind = await alertOf(mara(), watch, 'Not everything could be read');
    expect(textOf(await newest(over))).not.toContain('Over since');
    await system.social.fault([]);
    await check(system, watch);
    await turnedInto(mara(), blind, 'Over since');
    await turnedInto(mara(), over, 'Over since');
  });

  it('keeps figures out of a channel in which the policy does not want them', async () => {
    const watch = watchOf(['1002']);
    await check(system, watch);
    const kept = await alertOf(mara(), watch, 'Cannot be watched: Hanse Girokonto 2026');
    expect(textOf(kept)).toContain('C0HANSE');
    expect(textOf(kept)).not.toContain('€');
  });

  it('of a campaign without a known end says nothing of a plan', async () => {
    const { endsOn: _, ...watch } = watchOf(['1001']);
    expect(await check(system, watch)).toMatchObject({ looked: 2, open: 0 });
  });

  it('is paused, and says so, when whoever made it may not look at figures any more', async () => {
    const watch = watchOf(['1001'], { by: { user: 'U0TOM', team: 'T0MORGENROT' } });
    await system.slack.standing('tom', { isDeactivated: true });
    try {
      expect(await (await startCheck(system, watch)).result()).toHaveProperty('refused');
    } finally {
      await system.slack.standing('tom', {});
    }
    await mara().waitFor('nordwind', (one) =>
      textOf(one).includes(`The watch «${watch.name}» is paused`),
    );
  });
});

const isOf = ({ name }: { name: string }, message: Parameters<typeof textOf>[0]) =>
  textOf(message).includes(name);

const plannedOn = (alert: Parameters<typeof textOf>[0]): string | undefined =>
  /\*Planned\*\n(\S+)/.exec(textOf(alert))?.[1];

/** A message as it is now. */
async function newest({ ts }: { ts: string }) {
  const found = (await mara().messages('nordwind')).find((one) => one.ts === ts);
  if (found === undefined) throw new Error(`There is no message ${ts}.`);
  return found;
}

/** As the service adds it up itself. */
async function spentUntilYesterday(c: string): Promise<string> {
  const today = dayAt(Date.now() / 1000, 'Europe/Berlin');
  const { data } = await system.service.calls.statistics.campaign({
    m: '1001',
    c,
    aggregate: 'period',
    start_date: Date.UTC(2020, 0, 1) / 1000,
    end_date: startOfDay(today, 'Europe/Berlin') - 1,
  });
  return formatMoney(moneyOf(data[0]?.spent ?? 0, 'EUR'));
}
