import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionIds } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');

describe('/adops budget', () => {
  it('asks for approval where the policy does, and writes what was approved', async () => {
    const jonas = system.slack.as('jonas');
    await mara().command('nordwind', '/adops budget "Rain jackets" +50% rain is coming');
    const card = await cardOf(jonas, 'nordwind', 'Daily budget of «Rain jackets DE»');
    expect(textOf(card)).toContain('€120.00 → €180.00');
    expect(textOf(card)).toContain('*Money at risk a day*\n€60.00');
    await jonas.press(card, 'Approve');
    await shownOn(mara(), 'nordwind', card, 'Done: it is €180.00 now');
    const campaign = await system.service.calls.campaigns.get({ m: '1001', c: '2001' });
    expect(campaign.daily_budget).toBe(180);
  });

  it('changes the lifetime budget of a campaign that has one, by the form', async () => {
    await mara().command('lichtspiel', '/adops budget');
    const form = await mara().view();
    await expect
      .poll(() => mara().suggest(form, optionIds.targets, 'open-air'), { timeout: 30_000 })
      .toMatchObject({ options: [{ value: '2004' }, { value: 'open-air' }] });
    await mara().submit({ 'change.target': '2004', 'change.value': '-10%' });
    await said(mara(), 'lichtspiel', /budget of «Open-air trailer»/u);
  });

  it.each([
    ['2001 120,50', 'Write 120.50'],
    ['4001 10', 'there is no such campaign'],
    ['2002 80', 'it is €80.00 already'],
  ])('answers «%s» with what to do', async (words, answer) => {
    await mara().command('adops', `/adops budget ${words}`);
    expect(textOf(await said(mara(), 'adops', answer))).toContain('Nothing was proposed.');
  });

  it('is taken in a channel that is closed to Adjutant, and told in a direct message', async () => {
    await mara().command('random', '/adops budget 2002 +50%');
    const card = await mara().waitFor('Adjutant', (one) => textOf(one).includes('Trail shoes DE'), {
      timeoutMs: 30_000,
    });
    expect(textOf(card)).toContain('I may not write in');
  });
});
