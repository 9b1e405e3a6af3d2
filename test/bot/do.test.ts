import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionId } from '../../src/bot/submission-id.ts';
import { viewProblems } from '../../src/messages/limits.ts';
import { actionIds, operationId, optionIds } from '../../src/shared/ids.ts';
import type { Json } from '../../src/shared/operation.ts';
import { isSealed, unseal } from '../../src/shared/sealed.ts';
import { fieldsOf } from '../../src/standins/slack/reading/fields-of.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import type { OpenView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { attributes } from '../../src/workflows/index.ts';
import { startBot, type Bot } from './start-bot.ts';
import { startedWith } from './started-with.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot();
});
afterAll(() => bot.stop());

async function opened(words: string): Promise<{ mara: SlackPerson; form: OpenView }> {
  const mara = bot.slack.as('mara');
  await mara.command('adops', `/adops do ${words}`);
  return { mara, form: await mara.view() };
}

/** What the fields hold that were filled in by the bot. */
function heldIn(form: OpenView): Record<string, unknown> {
  const held = fieldsOf(form).filter(({ holds }) => holds !== null && !Array.isArray(holds));
  return Object.fromEntries(held.map(({ blockId, holds }) => [blockId, holds]));
}

const blocksOf = (form: OpenView) => JSON.stringify(form.view['blocks']);

/** The run that this form starts once it is sent with this input. */
function runOf(form: OpenView, operation: string, input: Record<string, Json>): string {
  return operationId(submissionId(form.id, { operation, input }, standinBotToken));
}

describe('/adops do', () => {
  it('opens a list of all operations to search in, and in its place the form of the chosen one', async () => {
    const { mara, form } = await opened('');
    const all = await mara.suggest(form, actionIds.operationChoose, '');
    expect(all.options).toHaveLength(82);
    expect(all.optionGroups?.[0]).toMatchObject({ label: { text: 'accounts' } });
    const some = await mara.suggest(form, actionIds.operationChoose, 'Lookalike audience');
    expect(some.options).toMatchObject([{ value: 'audiences.createLookalike' }]);
    await mara.press(form, actionIds.operationChoose, 'audiences.createLookalike');
    const chosen = await mara.view((view) => blocksOf(view).includes('field.ratio'));
    expect(chosen.id).toBe(form.id);
    await mara.close();
  });

  it('opens the form of an operation, filled with what was given', async () => {
    const { mara, form } = await opened('campaigns.LIST m=1001 limit=5');
    expect(heldIn(form)).toEqual({ 'field.m': '1001', 'field.limit': '5' });
    await mara.close();
  });

  it('shows also what was given beyond the first step', async () => {
    const { mara, form } = await opened('ads.create m=1 sync=yes image="a  b"');
    expect(heldIn(form)).toEqual({ 'field.m': '1', 'field.sync': 'yes', 'field.image': 'a  b' });
    await mara.close();
  });

  it.each([
    ['campains.list m=1', 'I do not know “campains.list”. Did you mean campaigns.list?'],
    ['lookalike', 'Operations with “lookalike”: audiences.createLookalike'],
    ['frobnicate', 'no operation has these words'],
    ['campaigns.list lmit=1', 'campaigns.list has no field «lmit». Did you mean limit?'],
    ['campaigns.list 1001', '“1001” says no field. Write it as m=1001.'],
    [
      'campaigns.perform action=paus',
      '«action»: “paus” is not one of its values. Did you mean pause?',
    ],
    ['accounts.refresh access_token=x', '«access_token» is a secret.'],
    ['search.campaigns.list impresions>=3', 'impressions'],
  ])('answers «%s» with what was probably meant', async (words, answer) => {
    const mara = bot.slack.as('mara');
    await mara.command('adops', `/adops do ${words}`);
    await mara.waitFor(
      'adops',
      (one) => wordsOf(one).includes(answer) || one.text.includes(answer),
    );
    expect((await mara.inbox()).views).toEqual([]);
  });

  it('offers what was meant by a button that opens its form', async () => {
    const tom = bot.slack.as('tom');
    await tom.command('adops', '/adops do audiences.lst');
    const hint = await tom.waitFor('adops', (one) => one.text.includes('audiences.list'));
    await tom.press(hint, 'Open');
    expect(blocksOf(await tom.view())).toContain('field.account_id');
    await tom.close();
  });
});

describe('the form of an operation', () => {
  it('starts the operation with what was filled in, and closes', async () => {
    const { mara, form } = await opened('campaigns.list');
    expect(await mara.submit({ 'field.m': 'IO-2026-114', 'field.limit': '5' })).toEqual({
      ok: true,
    });
    expect((await mara.inbox()).views).toEqual([]);
    const input = { m: 'IO-2026-114', limit: 5 };
    const run = runOf(form, 'campaigns.list', input);
    expect((await startedWith(bot.temporal, run)).input).toEqual({
      operation: 'campaigns.list',
      input,
      by: { user: 'U0MARA', team: 'T0MORGENROT' },
      channel: 'C0ADOPS',
      submission: run.slice('do:'.length),
    });
    const { typedSearchAttributes, staticSummary } = await bot.temporal.workflow
      .getHandle(run)
      .describe();
    expect(await staticSummary()).toBe('campaigns.list');
    expect(typedSearchAttributes.get(attributes.kind)).toBe('do');
    expect(typedSearchAttributes.get(attributes.requester)).toBe('U0MARA');
  });

  it('is one run, however often Slack delivers it', async () => {
    const { mara, form } = await opened('campaigns.get m=1 c=2');
    await mara.submit();
    const run = bot.temporal.workflow.getHandle(runOf(form, 'campaigns.get', { m: '1', c: '2' }));
    const { runId } = await run.describe();
    const delivered = {
      type: 'view_submission',
      user: { id: 'U0MARA', team_id: 'T0MORGENROT' },
      view: { ...form.view, id: form.id, hash: '', state: { values: stateOf({ m: '1', c: '2' }) } },
    };
    expect(await bot.deliver(delivered)).toEqual([undefined]);
    await run.terminate();
    expect(await bot.deliver(delivered)).toEqual([undefined]);
    expect((await run.describe()).runId).toBe(runId);
  });

  it('has problems below the fields they are about', async () => {
    const { mara } = await opened('campaigns.createFb m=1 name=x status=play');
    const { errors } = await mara.submit({
      'field.objective': 'reach',
      'field.budget_type': 'daily',
      'field.lifetime_budget': '1,50',
      'field.start_date': '1800000000',
      'field.useReachAndFrequency': 'no',
    });
    expect(errors).toEqual({
      'field.daily_budget': 'daily_budget is required when budget_type is daily: give it.',
      'field.lifetime_budget': expect.stringContaining('Write 1.50'),
    });
    await mara.close();
  });

  it('adds more fields and keeps what was typed', async () => {
    const { mara, form } = await opened('campaigns.createFb');
    expect(fieldsOf(form)).toHaveLength(13);
    await mara.press(form, actionIds.operationMore, undefined, { 'field.name': 'Boots' });
    const all = await mara.view((view) => fieldsOf(view).length === 22);
    expect(heldIn(all)).toEqual({ 'field.name': 'Boots' });
    expect(blocksOf(all)).not.toContain(actionIds.operationMore);
    await mara.close();
  });

  it('reveals a field that is not shown when something is wrong with it, and says so above it', async () => {
    const { mara, form } = await opened('campaigns.createFb');
    const start = { type: 'datetimepicker', selected_date_time: 1_800_000_000 };
    const end = { type: 'datetimepicker', selected_date_time: 1_700_000_000 };
    const values = { 'field.start_date': { value: start }, 'field.end_date': { value: end } };
    const [answer] = await bot.deliver({
      type: 'view_submission',
      user: { id: 'U0MARA', team_id: 'T0MORGENROT' },
      view: { ...form.view, id: form.id, hash: form.hash, state: { values } },
    });
    const { view } = Object(answer);
    expect(answer).toMatchObject({ response_action: 'update' });
    const texts = view.blocks.map((block: object) => JSON.stringify(block));
    const at = texts.findIndex((text: string) => text.includes('end_date is before start_date'));
    expect(texts[at + 1]).toContain('"initial_date_time":1700000000');
    expect(texts.join()).toContain('"initial_date_time":1800000000');
    expect(viewProblems(view)).toEqual([]);
    await mara.close();
  });

  it('seals what is secret', async () => {
    const { mara, form } = await opened('accounts.refresh');
    await mara.submit({ 'field.account_id': '12', 'field.access_token': 'EAAB-geheim' });
    const secret = { account_id: '12', access_token: 'EAAB-geheim' };
    const run = runOf(form, 'accounts.refresh', secret);
    const { input } = await startedWith(bot.temporal, run);
    expect(JSON.stringify(input)).not.toContain('geheim');
    const { access_token } = Object(input).input;
    expect(isSealed(access_token) && unseal(access_token, standinBotToken)).toBe('EAAB-geheim');
  });

  it('has nothing to fill in where the configuration has it all', async () => {
    const { mara, form } = await opened('search.auth.token');
    expect(fieldsOf(form)).toEqual([]);
    expect(blocksOf(form)).toContain('username and password come from the configuration');
    expect(await mara.submit()).toEqual({ ok: true });
    const { input } = await startedWith(bot.temporal, runOf(form, 'search.auth.token', {}));
    expect(input).toMatchObject({ operation: 'search.auth.token', input: {} });
  });

  it('offers the fields of a search record as somebody types, without asking the service', async () => {
    const { mara, form } = await opened('search.campaigns.list');
    const { options } = await mara.suggest(form, 'field.fields', 'avg cpc');
    expect(options).toMatchObject([{ value: 'avg_cpc' }]);
    await mara.close();
  });

  it('offers what was typed where nobody answers in time', async () => {
    const { mara, form } = await opened('mediaPlans.get');
    const { options } = await mara.suggest(form, 'field.m', 'IO-7');
    expect(options).toEqual([
      { text: { type: 'plain_text', text: 'Use “IO-7” as typed', emoji: false }, value: 'IO-7' },
    ]);
    await mara.close();
  });
});

const stateOf = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, id]) => [
      `field.${name}`,
      { [optionIds.objects]: { type: 'external_select', selected_option: { value: id } } },
    ]),
  );
