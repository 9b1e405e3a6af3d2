import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal } from '../../src/shared/sealed.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { said } from '../support/launch.ts';
import { ask, everythingTold, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

const secret = 'publisher-token-81f2';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');

describe('a secret in an operation', () => {
  it('reaches the service, and is seen nowhere on the way', async () => {
    const input = {
      name: 'Nordwind FR',
      network_id: '77001',
      access_token: sealed(standinBotToken),
    };
    await ask(system, mara(), 'accounts.createFb', input);
    const preview = await operationPreviewOf(mara(), 'Nordwind FR');
    expect(textOf(preview)).toContain('access_token  (secret)');
    await mara().press(preview, 'Send');
    await turnedInto(mara(), preview, 'Made.');
    const { data } = await system.service.calls.accounts.list({});
    expect(data.map(({ name }) => name)).toContain('Nordwind FR');

    const told = await everythingTold(system.slack, system.temporal, ['mara', 'tom']);
    expect(told.includes('"operation":"accounts.createFb"')).toBe(true);
    expect(told.includes(secret)).toBe(false);
  });

  it('that cannot be opened any more is asked for again', async () => {
    const input = { account_id: '101', access_token: sealed('xoxb-another-bot') };
    await ask(system, mara(), 'accounts.refresh', input);
    await said(mara(), 'nordwind', 'Fill the form in again');
  });
});

const sealed = (botToken: string) => ({ ...seal(secret, botToken) });
