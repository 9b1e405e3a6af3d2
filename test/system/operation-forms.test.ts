import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldBlockId } from '../../src/bot/views/field-block.ts';
import { operations } from '../../src/operations/catalogue.ts';
import { actionIds } from '../../src/shared/ids.ts';
import type { MessageView, OpenView } from '../../src/standins/slack/doors.ts';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { fieldsOf } from '../../src/standins/slack/reading/fields-of.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { everythingTold } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';
import type { FormCase } from './forms/form-case.ts';
import { searchForms } from './forms/search.ts';
import { socialReads } from './forms/social-reads.ts';
import { socialWrites } from './forms/social-writes.ts';

let system: System;
let mara: SlackPerson;
beforeAll(async () => {
  system = await startSystem();
  mara = system.slack.as('mara');
});
afterAll(() => system.stop());

/** Opens the form of the operation, fills it in and sends it; more fields are asked for as long as one is missing. */
async function useForm({ operation, fill }: FormCase): Promise<void> {
  await mara.command('adops', `/adops do ${operation}`);
  const values = Object.fromEntries(
    Object.entries(fill).map(([name, value]) => [fieldBlockId(name), value]),
  );
  let form = await mara.view();
  while (!Object.keys(values).every((block) => blocksIn(form).includes(block))) {
    const before = blocksIn(form).length;
    await mara.press(form, actionIds.operationMore);
    form = await mara.view((view) => blocksIn(view).length > before);
  }
  expect(await mara.submit(values)).toEqual({ ok: true });
  expect((await mara.inbox()).views).toEqual([]);
}

const blocksIn = (form: OpenView) => fieldsOf(form).map(({ blockId }) => blockId);

/** The first message that was not there `before` and says all of this. */
function newMessage(before: MessageView[], words: string[]): Promise<MessageView> {
  const known = new Set(before.map(({ ts }) => ts));
  return mara.waitFor(
    'adops',
    (message) => !known.has(message.ts) && words.every((word) => textOf(message).includes(word)),
    { timeoutMs: 10_000 },
  );
}

const named = (cases: FormCase[]) => cases.map((each) => [each.operation, each] as const);

describe('the form of every operation', () => {
  it('is used below', () => {
    const used = [...socialReads, ...socialWrites, ...searchForms].map((each) => each.operation);
    expect(used.toSorted()).toEqual(operations.map(({ operation }) => operation).toSorted());
  });

  it.each(named([...socialReads, ...searchForms]))(
    '%s answers the person who asked, and nobody else',
    async (_, form) => {
      const before = await mara.messages('adops');
      await useForm(form);
      const answer = await newMessage(before, form.answer);
      expect(answer.ephemeral).toBe(true);
    },
  );

  it.each(named(socialWrites))(
    '%s shows what it would send, sends it once confirmed, and says what came of it',
    async (operation, form) => {
      const before = await mara.messages('adops');
      await useForm(form);
      const preview = await newMessage(before, [`asks for ${operation}.`]);
      expect(textOf(preview)).toContain(`To be sent: ${form.sends}`);
      expect(preview.ephemeral).toBe(false);
      await mara.press(preview, actionIds.operationConfirm);
      await mara.waitFor(
        'adops',
        (one) => one.ts === preview.ts && form.answer.every((word) => textOf(one).includes(word)),
        { timeoutMs: 10_000 },
      );
    },
  );

  it('keeps the tokens that were typed out of all that people see and Temporal keeps', async () => {
    const told = await everythingTold(system.slack, system.temporal, ['mara', 'jonas']);
    expect(told.includes('"operation":"accounts.createFb"')).toBe(true);
    expect(told.includes('EAAB-')).toBe(false);
  });
});

describe('a field for an id', () => {
  const patience = { timeout: 20_000 };

  it('offers what the service has, within what the form says so far', async () => {
    await mara.command('adops', '/adops do adSets.get');
    await expect
      .poll(() => offered('field.m', 'sommerkino'), patience)
      .toEqual(['1003', 'sommerkino']);
    await expect
      .poll(() => offered('field.m', 'NW-2026-009'), patience)
      .toEqual(['1001', 'NW-2026-009']);
    await expect
      .poll(() => offered('field.c', '', { 'field.m': '1003' }), patience)
      .toContain('2004');
    expect(await offered('field.c', '')).not.toContain('2001');
    expect(await offered('field.adset_id', 'x')).toEqual(['x']);
    const parents = { 'field.m': '1001', 'field.c': '2002' };
    await expect
      .poll(() => offered('field.adset_id', '', parents), patience)
      .toEqual(['3003', '3004']);
    await mara.close();
  });

  it('offers those of the search service', async () => {
    await mara.command('adops', '/adops do search.groups.get');
    await expect.poll(() => offered('field.clientId', 'hanse'), patience).toEqual(['502', 'hanse']);
    await expect
      .poll(() => offered('field.groupId', 'login', { 'field.clientId': '502' }), patience)
      .toEqual(['21021', 'login']);
    await mara.close();
  });
});

/** What the field offers at this moment; only what was typed where the service did not answer in time. */
async function offered(block: string, typed: string, filledIn: Record<string, string> = {}) {
  const { options = [] } = await mara.suggest(await mara.view(), block, typed, filledIn);
  return options.map(({ value }) => value);
}
