import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { said } from '../support/launch.ts';
import { ask, everythingTold } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

const wrongKey = 'key-that-was-revoked';
const wrongPassword = 'password-that-was-changed';

let system: System;
beforeAll(async () => {
  system = await startSystem({ socialKey: wrongKey, searchPassword: wrongPassword });
});
afterAll(() => system.stop());

const mara = () => system.slack.as('mara');

describe('an operation without access', () => {
  it('names the variables to check, for reads and writes and both services', async () => {
    await ask(system, mara(), 'campaigns.list', { m: '1001' });
    const read = textOf(await said(mara(), 'nordwind', 'campaigns.list'));
    expect(read).toContain('check SOCIAL_KEY');
    expect(read).toContain('Whoever looks after Adjutant has to see to its access.');

    await ask(system, mara(), 'campaigns.updateFb', { m: '1001', c: '2001', name: 'No' });
    const write = textOf(await said(mara(), 'nordwind', 'campaigns.updateFb'));
    expect(write).toContain('Nothing was written.');

    await ask(system, mara(), 'search.customers.list', {});
    const search = textOf(await said(mara(), 'nordwind', 'search.customers.list'));
    expect(search).toContain('check SEARCH_USERNAME and SEARCH_PASSWORD');
  });

  it('shows no secret anywhere', async () => {
    const told = await everythingTold(system.slack, system.temporal, ['mara', 'tom']);
    expect(told.includes('"operation":"campaigns.updateFb"')).toBe(true);
    for (const secret of [wrongKey, wrongPassword, standinKey]) {
      expect(told.includes(secret)).toBe(false);
    }
  });
});
