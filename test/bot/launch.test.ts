import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFields } from '../../src/bot/views/launch-form.ts';
import { launchId } from '../../src/shared/ids.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import type { PlanOverrides } from '../../src/shared/plan-ref.ts';
import { attributes } from '../../src/workflows/index.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { example, exampleBytes, startBot, type Bot } from './start-bot.ts';
import { startedWith } from './started-with.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
let now = Date.parse('2026-11-20T23:30:00Z');
beforeAll(async () => {
  bot = await startBot({ now: () => now });
});
afterAll(() => bot.stop());

const idOf = (content: string | Uint8Array, overrides: PlanOverrides = {}) =>
  launchId(
    planDigest(
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
      overrides,
    ),
  );

async function opened(name = 'mara', text = '/adops launch') {
  const person = bot.slack.as(name);
  await person.command('adops', text);
  const form = await person.view();
  return { person, form };
}

async function errorsOf(
  fill: (person: SlackPerson) => Promise<Record<string, string | string[]>>,
): Promise<Record<string, string> | undefined> {
  const { person } = await opened();
  const { errors } = await person.submit(await fill(person));
  expect((await person.inbox()).views).toHaveLength(1);
  await person.close();
  return errors;
}

describe('/adops launch', () => {
  it('opens a form that remembers only the channel', async () => {
    const { person, form } = await opened();
    expect(form.view).toMatchObject({ callback_id: 'launch.form', private_metadata: 'C0ADOPS' });
    await person.close();
  });

  it('chooses the example that was named', async () => {
    const { person, form } = await opened('mara', `/adops launch ${example.toUpperCase()}`);
    expect(JSON.stringify(form.view)).toMatch(/"initial_option":.*"value":"winter-boots-fb.yaml"/);
    await person.close();
  });

  it('does not know other examples, and says which one was probably meant', async () => {
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops launch boots');
    const hint = 'There is no example plan “boots”. Did you mean winter-boots-fb.yaml?';
    await mara.waitFor('adops', (message) => wordsOf(message).includes(hint));
    expect((await mara.inbox()).views).toEqual([]);
  });
});

describe('the form for a plan', () => {
  it('starts a launch of exactly what was pasted, and closes', async () => {
    const { person, form } = await opened();
    const text = 'name: Pasted\n';
    expect(await person.submit({ 'Or its text': text, Advertiser: ' Acme ' })).toEqual({
      ok: true,
    });
    expect((await person.inbox()).views).toEqual([]);
    const id = idOf(text, { advertiser: 'Acme' });
    const by = { user: 'U0MARA', team: 'T0MORGENROT' };
    expect(await startedWith(bot.temporal, id)).toEqual({
      input: {
        plan: {
          source: { kind: 'text', text, format: 'yaml' },
          overrides: { advertiser: 'Acme' },
          digest: planDigest(new TextEncoder().encode(text), { advertiser: 'Acme' }),
        },
        requester: by,
        channel: 'C0ADOPS',
        submission: form.id,
      },
      signals: [{ by, channel: 'C0ADOPS', submission: form.id }],
    });
  });

  it('says in Temporal what runs, for whom and on what', async () => {
    const { person } = await opened();
    await person.submit({ 'Or its text': 'name: Attributed' });
    const run = await bot.temporal.workflow.getHandle(idOf('name: Attributed')).describe();
    expect(run.type).toBe('launchMediaPlan');
    expect(run.taskQueue).toBe('adjutant');
    expect(run.priority?.priorityKey).toBe(1);
    expect(await run.staticSummary()).toBe('Launch the pasted plan');
    const recorded = [attributes.kind, attributes.target, attributes.requester, attributes.state];
    expect(recorded.map((key) => run.typedSearchAttributes.get(key))).toEqual([
      'launch',
      'the pasted plan',
      'U0MARA',
      'reading',
    ]);
  });

  it('reads the file that was uploaded', async () => {
    const { person } = await opened();
    const bytes = new TextEncoder().encode('campaign,objective\nBoots,SALES\n');
    const fileId = await person.upload('boots.CSV', bytes);
    expect(await person.submit({ 'A file': [fileId] })).toEqual({ ok: true });
    expect(await startedWith(bot.temporal, idOf(bytes))).toMatchObject({
      input: { plan: { source: { kind: 'upload', fileId, name: 'boots.CSV' }, overrides: {} } },
    });
  });

  it('lets an example start a week from the requester’s today', async () => {
    const { person } = await opened('aiko');
    expect(await person.submit({ 'Or an example plan': example })).toEqual({ ok: true });
    const startDate = '2026-11-28';
    expect(await startedWith(bot.temporal, idOf(exampleBytes, { startDate }))).toMatchObject({
      input: { plan: { source: { kind: 'example', name: example }, overrides: { startDate } } },
    });
  });

  it('lets an example start when it was told to', async () => {
    const { person } = await opened();
    await person.submit({ 'Or an example plan': example, 'Start date': '2027-01-04' });
    const id = idOf(exampleBytes, { startDate: '2027-01-04' });
    expect(await startedWith(bot.temporal, id)).toMatchObject({ input: { channel: 'C0ADOPS' } });
  });

  it('may be sent long after it was opened', async () => {
    const { person } = await opened();
    now += 31 * 60_000;
    expect(await person.submit({ 'Or its text': 'name: Late' })).toEqual({ ok: true });
    expect((await startedWith(bot.temporal, idOf('name: Late'))).signals).toHaveLength(1);
  });

  it('is one run for two people with the same plan, and both are known to it', async () => {
    const [mara, tom] = [await opened('mara'), await opened('tom')];
    const answers = await Promise.all(
      [mara, tom].map(({ person }) => person.submit({ 'Or its text': 'name: Shared' })),
    );
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    const { signals } = await startedWith(bot.temporal, idOf('name: Shared'));
    expect(signals).toHaveLength(2);
    expect(signals).toContainEqual(expect.objectContaining({ submission: mara.form.id }));
    expect(signals).toContainEqual(expect.objectContaining({ submission: tom.form.id }));
  });
});

describe('the form for a plan stays open', () => {
  it('without a plan', async () => {
    expect(await errorsOf(async () => ({}))).toEqual({
      [launchFields.file]: 'Give a file, paste its text, or pick an example.',
    });
  });

  it('with two plans', async () => {
    const errors = await errorsOf(async () => ({
      'Or its text': 'name: x',
      'Or an example plan': example,
    }));
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([launchFields.example, launchFields.text]);
  });

  it.each([
    ['empty.yaml', '', 'The file is empty.'],
    ['large.yaml', 'x'.repeat(1_000_001), '1,000,001 bytes'],
  ])('with the file %s', async (name, content, words) => {
    const errors = await errorsOf(async (person) => ({
      'A file': [await person.upload(name, content)],
    }));
    expect(errors).toEqual({ [launchFields.file]: expect.stringContaining(words) });
  });

  it('when Slack does not have the file any more', async () => {
    await bot.slack.faults([
      { method: 'files.info', fault: { kind: 'error', error: 'file_not_found' } },
    ]);
    const errors = await errorsOf(async (person) => ({
      'A file': [await person.upload('gone.yaml', 'name: gone')],
    }));
    expect(errors).toEqual({ [launchFields.file]: expect.stringContaining('upload it again') });
  });

  it('when Slack is too slow with the file, in time to say so', async () => {
    await bot.slack.faults([{ method: 'files.info', fault: { kind: 'delay', ms: 4_000 } }]);
    const errors = await errorsOf(async (person) => ({
      'A file': [await person.upload('slow.yaml', 'name: slow')],
    }));
    expect(errors).toEqual({ [launchFields.file]: expect.stringContaining('nothing was started') });
  });
});
