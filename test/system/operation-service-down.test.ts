import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('a write while the service is down', () => {
  it('says since when nothing is heard, goes on by itself, and is done once', async () => {
    const mara = system.slack.as('mara');
    await ask(system, mara, 'advertisers.create', { name: 'Patient', currency: 'EUR' });
    const preview = await operationPreviewOf(mara, 'Patient');
    await system.social.fault([
      { operation: 'advertisers.create', fault: { kind: 'reset', when: 'after' } },
      {
        operation: 'advertisers.list',
        skip: 1,
        times: 50,
        fault: { kind: 'status', status: 503 },
      },
    ]);
    await mara.press(preview, 'Send');
    const quiet = await turnedInto(mara, preview, 'has not answered since');
    expect(textOf(quiet)).toContain('nothing is done twice');
    await system.social.fault([]);
    await turnedInto(mara, preview, 'Made.');
    const { data } = await system.service.calls.advertisers.list({});
    expect(data.filter(({ name }) => name === 'Patient')).toHaveLength(1);
  }, 120_000);
});
