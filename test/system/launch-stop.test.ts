import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { buttonsOf } from '../../src/standins/slack/reading/buttons-of.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { smallPlan, widePlan } from '../support/plans.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('Stop', () => {
  it('ends at a safe point, keeps what exists, and the same plan makes the rest', async () => {
    const mara = system.slack.as('mara');
    await system.social.fault([
      { operation: 'ads.create', times: 40, fault: { kind: 'delay', ms: 300 } },
    ]);
    await givePlan(mara, 'nordwind', { text: widePlan('Stopped', 'STOP-1', 40) });
    const preview = await previewOf(mara, 'nordwind', 'STOP-1');
    await mara.press(preview, 'Launch');
    const live = await said(mara, 'nordwind', 'Now:');
    await system.slack.as('jonas').press(live, 'Stop');
    const result = await replyTo(mara, 'nordwind', preview, 'Stopped');
    expect(textOf(result)).toContain('launch the same plan again');

    const before = await serviceTree(system.service, 'STOP-1');
    expect(before.length).toBeLessThan(42);
    expect(before.filter(({ status }) => status !== 'pause')).toEqual([]);
    const [settled] = await mara.messages('nordwind', preview.ts);
    expect(settled && buttonsOf(settled).map(({ label }) => label)).not.toContain('Stop');

    await system.social.fault([]);
    await givePlan(mara, 'nordwind', { text: widePlan('Stopped', 'STOP-1', 40) });
    const again = await previewOf(mara, 'nordwind', 'STOP-1');
    await mara.press(again, 'Launch');
    await replyTo(mara, 'nordwind', again, 'Complete.');
    const after = await serviceTree(system.service, 'STOP-1');
    expect(after).toHaveLength(42);
    expect(doubles(after)).toEqual([]);
  });
});

describe('a branch that fails', () => {
  it('leaves the others going, and the result says what is missing and why', async () => {
    const mara = system.slack.as('mara');
    const body = [{ message: 'This account may not advertise boots' }];
    await system.social.fault([
      { operation: 'adSets.create', fault: { kind: 'status', status: 400, body } },
    ]);
    await givePlan(mara, 'nordwind', { text: smallPlan('Half', 'HALF-1') });
    const preview = await previewOf(mara, 'nordwind', 'HALF-1');
    await mara.press(preview, 'Launch');
    const result = textOf(await replyTo(mara, 'nordwind', preview, 'Not complete.'));
    expect(result).toContain('This account may not advertise boots');
    expect(result).toContain('Feed');
    expect(await serviceTree(system.service, 'HALF-1')).toHaveLength(2 + 1 + 2);
  });
});

describe('Cancel', () => {
  it('makes nothing and takes the buttons away', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Cancelled', 'CAN-1') });
    const preview = await previewOf(mara, 'nordwind', 'CAN-1');
    await mara.press(preview, 'Cancel');
    const cancelled = await mara.waitFor(
      'nordwind',
      (message) => message.ts === preview.ts && !textOf(message).includes('asks to launch'),
    );
    expect(buttonsOf(cancelled)).toEqual([]);
    const made = (await system.social.requests()).filter(({ path }) => path.includes('CAN-1'));
    expect(made.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
