import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../src/shared/at-once.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
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

/** Sends the form with a file of these lines; gives what is wrong with it. */
async function give(channel: string, ...lines: string[]) {
  await mara().command(channel, '/adops bid');
  await mara().view();
  const file = await mara().upload('bids.csv', `${lines.join('\n')}\n`);
  return mara().submit({ 'change.file': [file], 'change.reason': 'autumn sale' });
}

describe('many bids from a file', () => {
  it('are one card, approved together and written with the result of each', async () => {
    const jonas = system.slack.as('jonas');
    expect(
      await give('nordwind', 'id,value,reason', '4001,0.75,', '2001/4002,+30%,', '4004,0.40,'),
    ).toEqual({ ok: true });
    const card = await cardOf(jonas, 'nordwind', '3 bids');
    expect(textOf(card)).toContain('Women 25-44 Ready for rain (ad 4001) | €0.45 → €0.75 | +66.7%');
    expect(textOf(card)).toContain('Men 25-44 Ready for rain (ad 4004) | €0.45 → €0.40 | −11.1%');
    expect(textOf(card)).toContain('2 up, 1 down');
    expect(textOf(card)).toContain('Reason: autumn sale');
    await jonas.press(card, 'Approve');
    const done = await shownOn(mara(), 'nordwind', card, '3 of 3 changes done');
    expect(textOf(done)).toContain('€0.45 → €0.59 | +31.1% | now €0.59');
    expect(buttonsOf(done)).toEqual([]);
  });

  it('wait until bad lines are mended or left out, each named with what to do', async () => {
    const lines = ['4007,0.50', '4008,1,50', '9999,0.75', '4009,abc', '4009,0.50'];
    expect(await give('adops', 'id;value', ...lines.map((line) => line.replace(',', ';')))).toEqual(
      {
        ok: true,
      },
    );
    const told = await said(mara(), 'adops', '3 of 5 rows cannot be proposed.');
    const text = textOf(told);
    expect(text).toContain('Line 3, «4008»: «1,50» has a comma. Write 1.50.');
    expect(text).toMatch(/Line 4, «9999»: there is no such ad or ad set\./u);
    expect(text).toMatch(/Line 5, «4009»: «abc» is no amount\./u);
    const before = await latestEntry();
    await mara().press(told, 'Propose the 2 good ones');
    await said(mara(), 'adops', '2 of 2 changes done');
    // People are told first, then the ledger is written.
    await expect.poll(latestEntry, { timeout: 20_000 }).toBe(before + 2);
    await mara().press(told, 'Propose the 2 good ones');
    await said(mara(), 'adops', /Nothing waits for this any more\.|This proposal has ended\./u);
  });

  it.each([
    [['target,value', '4001,1'], 'id is missing'],
    [['id,value'], 'The file has no rows'],
    [
      ['id,value', ...Array.from({ length: 501 }, () => '4001,1')],
      'The file has 501 rows; 500 are allowed.',
    ],
  ])('are refused below the field where the file cannot be read', async (lines, problem) => {
    expect((await give('adops', ...lines)).errors).toEqual({
      'change.file': expect.stringContaining(problem),
    });
    await mara().close();
  });

  it('of 500 lines with 3 bad ones are proposed without those, all of them in a file', async () => {
    const ids = await atOnce(8, Array.from({ length: 497 }), (_, index) => newAd(index));
    const rows = ids.map((id) => `2001/${id},0.75`);
    await give('lichtspiel', 'id,value', ...rows, '4010,abc', '4011,0', '99999,1');
    const told = await said(mara(), 'lichtspiel', '3 of 500 rows cannot be proposed.', 120_000);
    expect(textOf(told)).toMatch(/Line 499, «4010»[^]*Line 500, «4011»[^]*Line 501, «99999»/u);
    await mara().press(told, 'Propose the 497 good ones');
    const card = await said(mara(), 'lichtspiel', '497 bids', 60_000);
    expect(textOf(card)).toContain(
      'The first 25 of 497; all of them are in the CSV in the thread.',
    );
    const file = await mara().waitFor(
      'lichtspiel',
      (message) => message.threadTs === card.ts && message.files.length > 0,
      { timeoutMs: 60_000 },
    );
    const bytes = await mara().download(file.files[0]?.id ?? '');
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(498);
    expect(lines[1]).toMatch(/^ad,\d+,Ad 0,bid,0\.45,0\.75,EUR,$/u);
  }, 240_000);
});

const latestEntry = async () => (await system.ledger.latest({ limit: 1 }))[0]?.number ?? 0;

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
