import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchId } from '../../src/shared/ids.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { exampleBytes, startBot, type Bot } from './start-bot.ts';
import { startedWith } from './started-with.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

const planText = new TextDecoder().decode(exampleBytes);
const idOf = (text: string) => launchId(planDigest(new TextEncoder().encode(text), {}));

/** A message of Mara's with these files. */
async function saidWith(files: Record<string, string>): Promise<MessageView> {
  const mara = bot.slack.as('mara');
  const ids = await Promise.all(
    Object.entries(files).map(([name, content]) => mara.upload(name, content)),
  );
  const text = `see ${ids.join(' ')}`;
  await mara.say('adops', text, { files: ids });
  return mara.waitFor('adops', (message) => message.text === text);
}

describe('«Launch a media plan», from anywhere', () => {
  it('asks for the channel, and launches there', async () => {
    const mara = bot.slack.as('mara');
    expect(await mara.shortcut('Launch a media plan')).toEqual({ ok: true });
    const form = await mara.view();
    expect(form.view).toMatchObject({ callback_id: 'launch.form', private_metadata: '' });
    const text = 'name: From anywhere\n';
    expect(await mara.submit({ 'Or its text': text })).toEqual({
      ok: true,
      errors: { 'where.channel': 'Please complete this required field.' },
    });
    expect(await mara.submit({ Channel: 'C0HANSE', 'Or its text': text })).toEqual({ ok: true });
    const by = { user: 'U0MARA', team: 'T0MORGENROT' };
    expect(await startedWith(bot.temporal, idOf(text))).toMatchObject({
      input: { requester: by, channel: 'C0HANSE' },
      signals: [{ by, channel: 'C0HANSE' }],
    });
  });
});

describe('«Propose a bid» and «Propose a budget», from anywhere', () => {
  it.each([
    ['bid', 'Propose a bid', 'Change a bid'],
    ['budget', 'Propose a budget', 'Change a budget'],
  ])('ask for the channel, and propose a %s there', async (of, name, title) => {
    const jonas = bot.slack.as('jonas');
    await jonas.shortcut(name);
    const form = await jonas.view();
    expect(form.view).toMatchObject({ title: { text: title } });
    expect(
      await jonas.submit({
        Channel: 'C0NORDWIND',
        'change.target': '2001',
        'change.value': '+10%',
      }),
    ).toEqual({ ok: true });
    const started = bot.temporal.workflow.list({ query: `WorkflowType = 'proposeChange'` });
    await expect
      .poll(
        async () => {
          const inputs = [];
          for await (const { workflowId } of started) {
            inputs.push((await startedWith(bot.temporal, workflowId)).input);
          }
          return inputs;
        },
        { timeout: 20_000 },
      )
      .toContainEqual(
        expect.objectContaining({
          of,
          channel: 'C0NORDWIND',
          rows: [{ target: '2001', value: { kind: 'percent', percent: 10 } }],
        }),
      );
  });
});

describe('«Launch this plan» on a message', () => {
  it('with one plan file fills the form with it', async () => {
    const message = await saidWith({ 'winter.yaml': planText, 'notes.txt': 'not this' });
    const tom = bot.slack.as('tom');
    expect(await tom.shortcut('Launch this plan', message)).toEqual({ ok: true });
    const form = await tom.view();
    expect(form.view).toMatchObject({ private_metadata: 'C0ADOPS' });
    expect(JSON.stringify(form.view)).not.toContain('notes.txt');
    expect(await tom.submit()).toEqual({ ok: true });
    const [file] = message.files;
    expect(await startedWith(bot.temporal, idOf(planText))).toMatchObject({
      input: {
        plan: { source: { kind: 'upload', fileId: file?.id, name: 'winter.yaml' } },
        requester: { user: 'U0TOM' },
        channel: 'C0ADOPS',
      },
    });
  });

  it('with several asks which', async () => {
    const [one, other] = ['name: One\n', 'name: Other\n'];
    const message = await saidWith({ 'one.yaml': one, 'other.CSV': other, 'third.yml': 'name: 3' });
    const mara = bot.slack.as('mara');
    await mara.shortcut('Launch this plan', message);
    await mara.view();
    expect((await mara.submit()).errors).toEqual({
      'launch.shared': 'Please complete this required field.',
    });
    expect(await mara.submit({ 'The file': 'other.CSV' })).toEqual({ ok: true });
    expect(await startedWith(bot.temporal, idOf(other))).toMatchObject({
      input: { plan: { source: { name: 'other.CSV' } } },
    });
  });

  it.each([
    ['without a file', {}],
    ['with another kind of file', { 'picture.png': 'x', 'plan.yaml.txt': 'name: x' }],
  ])('%s says what it is for', async (_with, files) => {
    const mara = bot.slack.as('mara');
    await mara.say('hanse-direktbank', `before ${Object.keys(files).length}`);
    const message = await saidWith(files);
    await mara.shortcut('Launch this plan', message);
    const answer = await mara.waitFor('adops', (said) =>
      wordsOf(said).includes('There is no plan in this message'),
    );
    expect(answer.ephemeral).toBe(true);
    expect((await mara.inbox()).views).toEqual([]);
  });

  it('whose file is empty, or was deleted meanwhile, says so in the form', async () => {
    const mara = bot.slack.as('mara');
    await mara.shortcut('Launch this plan', await saidWith({ 'empty.yaml': '' }));
    await mara.view();
    expect((await mara.submit()).errors).toEqual({
      'launch.shared': 'The file is empty. Start from one of the example plans.',
    });
    await mara.close();
    await mara.shortcut('Launch this plan', await saidWith({ 'gone.yaml': 'name: Gone\n' }));
    await mara.view();
    await bot.slack.faults([
      { method: 'files.info', fault: { kind: 'error', error: 'file_deleted' } },
    ]);
    expect((await mara.submit()).errors).toEqual({
      'launch.shared': 'Slack does not have this file any more. Please upload it again.',
    });
    await mara.close();
  });

  it('keeps the ending of a long name', async () => {
    const name = `${'winter '.repeat(30)}.csv`;
    const text = 'name;x\nLong;1\n';
    const mara = bot.slack.as('mara');
    await mara.shortcut('Launch this plan', await saidWith({ [name]: text }));
    await mara.view();
    expect(await mara.submit()).toEqual({ ok: true });
    const { input } = await startedWith(bot.temporal, idOf(text));
    expect(input).toMatchObject({
      plan: { source: { name: expect.stringMatching(/….*\.csv$/u) } },
    });
  });
});

describe('«Who changed this?»', () => {
  it('on a message that is about nothing says what it is for', async () => {
    const mara = bot.slack.as('mara');
    await mara.say('lichtspiel', 'good morning');
    const [message] = await mara.messages('lichtspiel');
    if (message === undefined) throw new Error('Nothing was said.');
    await mara.shortcut('Who changed this?', message);
    await mara.waitFor('lichtspiel', (said) =>
      wordsOf(said).includes('about nothing I could have changed'),
    );
  });
});

describe('a shortcut while Temporal is away', () => {
  it('tells the person directly, before anything is typed', async () => {
    const alone = await startBot({ address: '127.0.0.1:1' });
    try {
      const mara = alone.slack.as('mara');
      await mara.shortcut('Launch a media plan');
      await mara.waitFor('Adjutant', (said) => wordsOf(said).includes('does not answer'));
      expect((await mara.inbox()).views).toEqual([]);
    } finally {
      await alone.stop();
    }
  });
});
