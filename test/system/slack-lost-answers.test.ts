import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, previewOf } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const post = 'chat.postMessage';
const text = smallPlan('Posted', 'POST-1');

describe('a message whose answer is lost', () => {
  it('is posted once', async () => {
    const mara = system.slack.as('mara');
    await system.slack.faults([{ method: post, fault: { kind: 'reset', when: 'after' } }]);
    await givePlan(mara, 'nordwind', { text });
    await mara.press(await previewOf(mara, 'nordwind', 'POST-1'), 'Cancel');
    await mara.waitFor('nordwind', (message) => textOf(message).includes('ancelled'));
    const tries = (await system.slack.calls()).filter(({ method }) => method === post);
    expect(tries).toHaveLength(1);
    expect(await mara.messages('nordwind')).toHaveLength(1);
  });

  it('is not taken for one of an earlier launch of the same plan', async () => {
    const mara = system.slack.as('mara');
    await system.slack.faults([{ method: post, fault: { kind: 'reset', when: 'before' } }]);
    await givePlan(mara, 'nordwind', { text });
    await previewOf(mara, 'nordwind', 'POST-1');
    expect(await mara.messages('nordwind')).toHaveLength(2);
  });
});
