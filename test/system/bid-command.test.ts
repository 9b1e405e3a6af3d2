import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionIds } from '../../src/shared/ids.ts';
import { fieldsOf } from '../../src/standins/slack/reading/fields-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { cardOf } from '../support/card.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');
const bidOf = async (ad_id: string, a: string) =>
  (await system.service.calls.ads.get({ m: '1001', c: '2001', a, ad_id })).bid;

/** What the fields of the form hold that were filled in for the person. */
async function heldIn(): Promise<Record<string, unknown>> {
  const form = await mara().view();
  const held = fieldsOf(form).filter(({ holds }) => typeof holds === 'string' && holds !== '');
  return Object.fromEntries(held.map(({ blockId, holds }) => [blockId, holds]));
}

describe('/adops bid', () => {
  it('writes at once what the policy lets the person do, with Undo', async () => {
    await mara().command('nordwind', '/adops bid 2001/4001 +10% to win more auctions');
    const done = await said(mara(), 'nordwind', 'Done: it is €0.50 now');
    expect(textOf(done)).toContain('Reason: to win more auctions');
    expect(textOf(done)).toContain('the policy wants no approval');
    expect(await bidOf('4001', '3001')).toBe(0.5);
  });

  it('knows an ad set by its quoted name', async () => {
    await mara().command('nordwind', '/adops bid "Men 25-44" 0.50');
    await said(mara(), 'nordwind', /Bid of «Men 25-44»[^]*Done: it is €0\.50 now/u);
    const adSet = await system.service.calls.adSets.get({ m: '1001', c: '2001', adset_id: '3002' });
    expect(adSet.bid).toBe('0.5');
    const kept = () => system.ledger.latest({ limit: 9 });
    await expect.poll(kept, { timeout: 20_000 }).toHaveLength(2);
  });

  it('takes an end and a reason after the value', async () => {
    await mara().command('nordwind', '/adops bid 2001/4002 0.75 until in 3 days weekend sale');
    const card = await cardOf(mara(), 'nordwind', 'Women 25-44 Dry all day');
    expect(textOf(card)).toContain('Reason: weekend sale');
    expect(textOf(card)).toMatch(/Would hold until .* then the old value comes back/u);
  });

  it.each([
    ['4001 0', 'nothing can be bought for 0 or less'],
    ['4001 -3', 'could mean a value or a change'],
    ['4001 abc', '«abc» is no amount'],
    ['4001 1,50', 'Write 1.50'],
    ['4001 €0.75', '«€0.75» is no amount'],
    ['4001 0.755', 'EUR has 2 decimals, «0.755» has 3'],
    ['4001 +1000%', '+1000% is more than +500%'],
    ['2001/4003 0.45', 'it is €0.45 already'],
    ['9999 0.75', 'there is no such ad or ad set'],
    ['weather 0.75', '2 objects fit'],
    ['4001 0.75 until yesterday', 'I do not understand «until yesterday»'],
    ['4001 0.75 until 2020-01-01', 'which is over'],
  ])('answers «%s» with what to do, and writes nothing', async (words, answer) => {
    const before = (await system.ledger.latest({ limit: 1 }))[0]?.number;
    await mara().command('adops', `/adops bid ${words}`);
    const told = await said(mara(), 'adops', answer);
    expect(textOf(told)).toMatch(/Nothing was proposed\./u);
    expect((await system.ledger.latest({ limit: 1 }))[0]?.number).toBe(before);
  });

  it('opens a form for what is missing, filled with what was given', async () => {
    await mara().command('nordwind', '/adops bid 4004');
    expect(await heldIn()).toEqual({ 'change.target': '4004' });
    await mara().close();
    await mara().command('nordwind', '/adops bid Men 25-44 Ready for rain +30% crowded');
    expect(await heldIn()).toEqual({
      'change.target': 'Men 25-44 Ready for rain',
      'change.value': '+30%',
      'change.reason': 'crowded',
    });
    expect(await mara().submit({ 'change.until': 'tomorrow' })).toEqual({ ok: true });
    const card = await cardOf(mara(), 'nordwind', 'Men 25-44 Ready for rain');
    expect(textOf(card)).toContain('€0.45 → €0.59');
    expect(textOf(card)).toContain('Would hold until');
  });

  it('offers ads and ad sets as somebody types, and always what was typed', async () => {
    await mara().command('nordwind', '/adops bid');
    const form = await mara().view();
    const values = ['2001/4003', '2001/4006', 'weather'];
    await expect
      .poll(() => mara().suggest(form, optionIds.targets, 'weather'), { timeout: 30_000 })
      .toMatchObject({ options: values.map((value) => ({ value })) });
    expect((await mara().submit()).errors).toEqual({
      'change.target': 'Say what is to be changed, or give a file.',
      'change.value': 'Say the new value, or give a file.',
    });
    expect(
      (
        await mara().submit({
          'change.target': '4001',
          'change.value': '1',
          'change.until': 'soon',
        })
      ).errors,
    ).toEqual({
      'change.until': expect.stringContaining('I do not understand «until soon»'),
    });
    await mara().close();
  });
});
