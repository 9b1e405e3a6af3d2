import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { standinPassword } from '../../src/standins/search/credentials.ts';
import { seal } from '../../src/shared/sealed.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { said } from '../support/launch.ts';
import { ask, everythingTold } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
let clientId: string;
beforeAll(async () => {
  system = await startSystem();
  await ask(system, mara(), 'search.clients.list', {}, 'random');
  const listed = await said(mara(), 'Adjutant', 'List the clients');
  clientId = columnOf(listed, 'id')[0] ?? '';
});
afterAll(() => system.stop());
afterEach(() => system.search.fault([]));

const mara = () => system.slack.as('mara');

describe('a read from the search service', () => {
  it('of a report is answered with the fields that were asked for', async () => {
    const fields = ['campaign', 'campaign_name', 'pub_cost'];
    await ask(system, mara(), 'search.campaigns.list', { clientId, fields });
    const answer = await said(mara(), 'nordwind', 'List the campaigns of a client');
    expect(answer.ephemeral).toBe(true);
    expect(columnOf(answer, 'campaign_name').length).toBeGreaterThan(1);
    for (const cost of columnOf(answer, 'pub_cost')) expect(Number(cost)).toBeLessThan(1e7);
  });

  it('goes on with a new token where the old one was revoked', async () => {
    await system.search.revokeTokens();
    await ask(system, mara(), 'search.clients.get', { clientId }, 'adops');
    await said(mara(), 'adops', 'Show a client');
  });

  it('tells the token to nobody', async () => {
    const password = { ...seal(standinPassword, standinBotToken) };
    const username = 'standin@morgenrot-media.example';
    await ask(system, mara(), 'search.auth.token', { username, password }, 'adops');
    const answer = await said(mara(), 'adops', 'Get an access token');
    expect(columnOf(answer, 'value')).toEqual(['(secret)']);
  });

  it('says what to do where the service is down', async () => {
    const operation = 'search.groups.list';
    await system.search.fault([{ operation, times: 3, fault: { kind: 'status', status: 503 } }]);
    await ask(system, mara(), operation, { clientId }, 'adops');
    const told = textOf(await said(mara(), 'adops', operation));
    expect(told).toContain('unavailable (503)');
    expect(told).toContain('Ask again in some minutes.');
  });

  it('says when to ask again where the hour is used up', async () => {
    await system.search.useUpHour();
    await ask(system, mara(), 'search.keywords.list', { clientId }, 'adops');
    const told = textOf(await said(mara(), 'adops', 'search.keywords.list'));
    expect(told).toMatch(/free again at \d\d:\d\d UTC/);
    expect(told).toContain('Ask again after');
    const before = (await system.search.requests()).length;
    await ask(system, mara(), 'search.products.list', { clientId }, 'adops');
    await said(mara(), 'adops', 'search.products.list');
    expect(await system.search.requests()).toHaveLength(before);
  });

  it('leaves no password in Slack or Temporal', async () => {
    const told = await everythingTold(system.slack, system.temporal, ['mara', 'tom']);
    expect(told.includes('"operation":"search.auth.token"')).toBe(true);
    expect(told.includes(standinPassword)).toBe(false);
  });
});

/** The texts of a column of the message's table, without its title. */
function columnOf({ blocks = [] }: MessageView, title: string): string[] {
  const table = blocks.find(({ type }) => type === 'table');
  const rows: { text: string }[][] = JSON.parse(JSON.stringify(table?.['rows'] ?? []));
  const at = rows[0]?.findIndex(({ text }) => text === title) ?? -1;
  return rows.slice(1).map((row) => row[at]?.text ?? '');
}
