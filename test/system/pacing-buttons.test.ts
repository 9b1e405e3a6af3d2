import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { freeze, pressFor, statusOf } from '../support/delivery.ts';
import { said } from '../support/launch.ts';
import { turnedInto } from '../support/operation.ts';
import { alertOf, check, setBudget, watchOf } from '../support/pacing.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const path = { advertiser: '11', account: '101', mediaPlan: '1001', campaign: '2001' };
const rainJackets = { kind: 'campaign', id: '2001', name: 'Rain jackets DE', path } as const;

const budgetOf = async (c: string) =>
  (await system.service.calls.campaigns.get({ m: '1001', c })).daily_budget;

describe('the buttons of an alert', () => {
  it('propose 10 % less where it spends above plan, which is judged and written as any change', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const alert = await alertOf(mara(), watch, 'Spends above plan');
    const done = await pressFor(mara(), alert, '−10 % budget', '€20.00 → €18.00');
    await turnedInto(mara(), done, '€18.00');
    await expect.poll(() => budgetOf('2001'), { timeout: 20_000 }).toBe(18);
    await expect
      .poll(() => system.ledger.about({ kind: 'campaign', id: '2001', limit: 1 }))
      .toMatchObject([
        {
          kind: 'budget',
          by: { user: 'U0MARA' },
          reason: `From a pacing alert: over (watch ${watch.id})`,
        },
      ]);
  });

  it('propose 10 % more where it spends below plan, and open the form for any other budget', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 6_000);
    await check(system, watch);
    const alert = await alertOf(mara(), watch, 'Spends below plan');
    await mara().press(alert, '+10 % budget');
    await said(mara(), 'nordwind', 'Done: it is €6,600.00 now');
    expect(await budgetOf('2001')).toBe(6_600);
    await mara().press(alert, 'Change a budget');
    expect(JSON.stringify((await mara().view()).view)).toContain('1001/2001');
    await mara().close();
  });

  it('pause and resume as the commands do', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const over = await alertOf(mara(), watch, 'Spends above plan');
    await pressFor(mara(), over, 'Pause', '1 campaign paused');
    expect(await statusOf(system, '2001')).toBe('pause');
    await setBudget(system, '2001', 500);
    await check(system, watch);
    const paused = await mara().waitFor('nordwind', (one) => {
      const text = textOf(one);
      return text.startsWith('Paused with budget left: Rain') && text.includes(watch.name);
    });
    await pressFor(mara(), paused, 'Resume', '1 campaign resumed');
    expect(await statusOf(system, '2001')).toBe('play');
    await mara().press(paused, 'Why');
    await said(mara(), 'nordwind', 'Resumed · campaign «Rain jackets DE»');
  });

  it('do nothing for whom the policy lets do nothing, nor to what is frozen', async () => {
    const watch = watchOf(['1001']);
    await setBudget(system, '2001', 20);
    await check(system, watch);
    const alert = await alertOf(mara(), watch, 'Spends above plan');
    const aiko = system.slack.as('aiko');
    const refused = await pressFor(aiko, alert, '−10 % budget', 'may not');
    expect(refused.ephemeral).toBe(true);
    const again = await pressFor(aiko, alert, 'Pause', 'may not');
    expect(again.ephemeral).toBe(true);
    await freeze(system, rainJackets, 'ffffffff-freeze');
    await mara().press(alert, '−10 % budget');
    await said(mara(), 'nordwind', /frozen|freeze/iu);
    expect(await budgetOf('2001')).toBe(20);
    expect(await statusOf(system, '2001')).toBe('play');
  });
});
