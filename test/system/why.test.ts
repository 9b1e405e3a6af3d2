import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../src/shared/ledger.ts';
import type { Target } from '../../src/shared/target.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { said } from '../support/launch.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mediaPlan: Target = {
  kind: 'media plan',
  id: '1001',
  name: 'Nordwind Autumn 2026',
  path: { advertiser: '11', account: '101', mediaPlan: '1001' },
};
const campaign: Target = {
  kind: 'campaign',
  id: '2002',
  name: 'Trail shoes DE',
  path: { ...mediaPlan.path, campaign: '2002' },
};

function write(with_: Partial<LedgerEntry>, { ledger } = system) {
  return ledger.append({
    id: randomUUID(),
    kind: 'bid',
    target: mediaPlan,
    by: { user: 'U0MARA', team: 'T0MORGENROT' },
    approvedBy: ['U0JONAS'],
    before: { bid: 0.8 },
    after: { bid: 0.9 },
    run: { workflowId: `proposal:${randomUUID()}`, runId: 'r' },
    ...with_,
  });
}

/** Asks in a channel and gives what was answered, which has these words. */
async function ask(person: SlackPerson, channel: string, words: string, answer: string | RegExp) {
  await person.command(channel, `/adops why ${words}`);
  return said(person, channel, answer);
}

async function sharedFile(person: SlackPerson, name: string): Promise<string> {
  const { files } = await person.waitFor('Adjutant', (one) =>
    one.files.some((file) => file.name === name),
  );
  const bytes = await person.download(files[0]?.id ?? '');
  return new TextDecoder().decode(bytes);
}

describe('/adops why', () => {
  it('tells who changed a campaign and why, with a link to the message, by id and by the plan it is in', async () => {
    const mara = system.slack.as('mara');
    await mara.say('adops', 'We need more clicks');
    const { ts } = await said(mara, 'adops', 'more clicks');
    const { shortId } = await write({
      target: campaign,
      reason: 'more clicks <!channel>',
      message: { channel: 'C0ADOPS', ts },
      policy: { version: 'abcdef12', rule: 'rules[2]' },
    });
    const answer = await ask(mara, 'adops', '2002', 'Why campaign «Trail shoes DE» (2002)');
    expect(answer.ephemeral).toBe(true);
    const text = textOf(answer);
    expect(text).toContain('Bid changed · campaign «Trail shoes DE» (2002)\nbid 0.8 → 0.9\n');
    expect(text).toMatch(/UTC by @mara, approved by @jonas\n/);
    expect(text).toContain('Reason: more clicks <!channel>');
    expect(text).toContain('Policy: rules[2] of version abcdef12');
    expect(text).toContain(`Entry ${shortId}  ·  /adops undo ${shortId}  ·  Message`);
    expect(JSON.stringify(answer.blocks)).toContain(`/archives/C0ADOPS/p${ts.replace('.', '')}`);

    const above = await ask(mara, 'hanse-direktbank', 'NW-2026-009', 'Why media plan');
    expect(textOf(above)).toContain(`Entry ${shortId}`);
    const entry = await ask(mara, 'lichtspiel', shortId, `Entry ${shortId}`);
    expect(textOf(entry)).toContain('Bid changed · campaign «Trail shoes DE» (2002)');
  });

  it('shows ten at a time, what one run did to many as one, and older ones by the button', async () => {
    const tom = system.slack.as('tom');
    const target: Target = { kind: 'campaign', id: '2003', name: 'Girokonto leads', path: {} };
    const ids: string[] = [];
    for (let index = 1; index <= 12; index += 1) {
      const { shortId } = await write({ target, after: { bid: index } });
      ids.push(shortId);
    }
    const run = { workflowId: 'pause:V9', runId: 'r' };
    for (const id of ['4101', '4102', '4103']) {
      const ad: Target = { kind: 'ad', id, name: `Ad ${id}`, path: { campaign: '2003' } };
      await write({ kind: 'pause', target: ad, partOf: target, run, before: {}, after: {} });
    }
    const first = await ask(tom, 'adops', 'girokonto leads', 'Why campaign «Girokonto leads»');
    const text = textOf(first);
    expect(text).toContain(
      'Paused · 3 ads, as part of campaign «Girokonto leads»: «Ad 4103», «Ad 4102», «Ad 4101»',
    );
    expect(text).toContain('/adops undo pause:V9');
    for (const id of ids.slice(3)) expect(text).toContain(`Entry ${id}`);
    expect(text).not.toContain(`Entry ${ids[2]}`);
    await tom.press(first, 'Older');
    const older = textOf(await said(tom, 'adops', `Entry ${ids[2]}`));
    for (const id of ids.slice(0, 3)) expect(older).toContain(`Entry ${id}`);
    expect(older).not.toContain(`Entry ${ids[3]}`);
  });

  it('says so where nothing is known, where nothing fits, and offers a choice where several do', async () => {
    const aiko = system.slack.as('aiko');
    await ask(aiko, 'adops', '', 'Why what? Give the id');
    await ask(
      aiko,
      'adops',
      '3005',
      'Adjutant has not changed ad set «Students 18-24» (3005), nor what is in it.',
    );
    await ask(aiko, 'adops', 'zzz', 'Nothing fits zzz, neither in the service nor in the ledger.');
    const choice = await ask(aiko, 'adops', 'nordwind', 'objects fit nordwind');
    await aiko.press(choice, 'Why?');
    await said(aiko, 'adops', /Why |Adjutant has not changed/);
  });

  it('tells of objects that the service has no more', async () => {
    const tom = system.slack.as('tom');
    const target: Target = { kind: 'ad', id: '777001', name: 'Long gone', path: {} };
    await write({ target });
    await ask(tom, 'lichtspiel', '777001', 'Why ad «Long gone» (777001)');
  });

  it('asks for the whole id where the beginning fits several entries', async () => {
    const tom = system.slack.as('tom');
    await write({ id: 'feedbeef-1' });
    await write({ id: 'feedbeef-2' });
    await ask(tom, 'adops', 'feedbeef', 'Several entries begin like that: feedbeef-1, feedbeef-2.');
    await ask(tom, 'adops', 'feedbeef-2', 'Entry feedbeef-2  ·  /adops undo feedbeef-2');
  });

  it('tells nothing to people from outside', async () => {
    const greta = system.slack.as('greta');
    await greta.command('nordwind', '/adops why 1001');
    const refusal = await said(greta, 'nordwind', 'You may not');
    expect(refusal.ephemeral).toBe(true);
    await greta.command('nordwind', '/adops why export');
    await greta.waitFor(
      'nordwind',
      ({ ts, ...one }) => ts !== refusal.ts && textOf(one) === textOf(refusal),
    );
    expect(textOf(refusal)).not.toContain('Nordwind Autumn');
  });
});

describe('/adops why, when the service does not answer,', () => {
  let cutOff: System;
  beforeAll(async () => {
    cutOff = await startSystem({ socialKey: 'no key of theirs' });
  });
  afterAll(() => cutOff.stop());

  it('tells of what has this id, and for anything else says what to do', async () => {
    const mara = cutOff.slack.as('mara');
    await write({ target: campaign }, cutOff);
    await ask(mara, 'adops', '2002', 'Why campaign «Trail shoes DE» (2002)');
    const failed = await ask(mara, 'adops', 'trail', 'could not be asked which object this is');
    expect(textOf(failed)).toContain('Give the whole id');
  });
});

describe('/adops why export', () => {
  it('puts every entry into a file in the direct messages, safe for spreadsheets', async () => {
    const mara = system.slack.as('mara');
    const record = await write({ reason: '=HYPERLINK("x")', evidence: ['one, "two"', 'three'] });
    await ask(mara, 'adops', 'export', 'The ledger from its beginning until now is in your direct');
    const csv = await sharedFile(mara, 'ledger.csv');
    const lines = csv.split('\r\n');
    expect(lines[0]).toMatch(/^number,at_utc,id,kind,operation,object,object_id,object_name,/);
    const numbers = lines
      .map((line) => /^(\d+),/.exec(line)?.[1])
      .filter((number) => number !== undefined);
    expect(numbers).toEqual(Array.from({ length: record.number }, (_, index) => String(index + 1)));
    const last = csv.slice(csv.indexOf(record.id));
    expect(last).toContain(`,"'=HYPERLINK(""x"")","one, ""two""\nthree",`);
    expect(last).toContain(',"{""bid"":0.8}","{""bid"":0.9}",U0MARA,,U0JONAS,');
    expect(csv).not.toContain(standinBotToken);
  });

  it('takes the days on the calendar of the asker, the last one included', async () => {
    const mara = system.slack.as('mara');
    const { at, id } = await write({});
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
      new Date(at),
    );
    const told = `The ledger from ${day} to ${day} (days in Europe/Berlin)`;
    await ask(mara, 'adops', `export ${day} ${day}`, told);
    expect(await sharedFile(mara, `ledger-${day}-${day}.csv`)).toContain(id);
  });

  it('gives no file for days without entries, and a sentence for bad days', async () => {
    const tom = system.slack.as('tom');
    await ask(
      tom,
      'adops',
      'export 2020-01-01 2020-01-31',
      'The ledger has nothing from 2020-01-01 to 2020-01-31',
    );
    await ask(
      tom,
      'adops',
      'export 2027-02-30',
      '«2027-02-30» is no day of the calendar. Write days as 2027-01-31',
    );
    await ask(tom, 'adops', 'export yesterday', '«yesterday» is no day of the calendar');
    await ask(
      tom,
      'adops',
      'export 2027-02-02 2027-02-01',
      '2027-02-02 is after 2027-02-01. Give the first day first',
    );
    await ask(tom, 'adops', 'export 2027-02-02 2027-02-03 2027-02-04', 'Give two days at most');
    const direct = await tom.messages('Adjutant');
    expect(direct.flatMap(({ files }) => files)).toEqual([]);
  });
});
