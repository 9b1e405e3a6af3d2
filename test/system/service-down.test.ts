import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { givePlan, previewOf, replyTo, said } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

describe('a service that does not answer', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  it('at the preview: says so, and nothing is made', async () => {
    const mara = system.slack.as('mara');
    await system.social.fault([
      { operation: 'accounts.list', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    await givePlan(mara, 'nordwind', { text: smallPlan('Down', 'DOWN-1') });
    const told = await said(mara, 'nordwind', 'unavailable (503)');
    expect(told.ephemeral).toBe(true);
    expect(textOf(told)).toMatch(/ref/i);
  });

  it('or answers 401: says which variable to check', async () => {
    const mara = system.slack.as('mara');
    await system.social.fault([
      { operation: 'accounts.list', fault: { kind: 'status', status: 401 } },
    ]);
    await givePlan(mara, 'adops', { text: smallPlan('Key', 'DOWN-4') });
    const told = textOf(await said(mara, 'adops', 'check SOCIAL_KEY'));
    expect(told).toContain('(401)');
  });

  it('in the middle: the tree says so, and goes on when the service is back', async () => {
    const mara = system.slack.as('mara');
    await system.social.fault([]);
    await givePlan(mara, 'lichtspiel', { text: smallPlan('Away', 'DOWN-3') });
    const preview = await previewOf(mara, 'lichtspiel', 'DOWN-3');
    await system.social.fault([
      { operation: 'ads.create', times: 1_000, fault: { kind: 'status', status: 503 } },
    ]);
    await mara.press(preview, 'Launch');
    await said(mara, 'lichtspiel', 'Nothing has moved since', 50_000);
    await system.social.fault([]);
    await replyTo(mara, 'lichtspiel', preview, 'Complete.');
    expect(await serviceTree(system.service, 'DOWN-3')).toHaveLength(8);
  }, 120_000);

  it('when Launch is pressed: the preview stays, and the next press builds', async () => {
    const mara = system.slack.as('mara');
    await system.social.fault([]);
    await givePlan(mara, 'nordwind', { text: smallPlan('Down', 'DOWN-2') });
    const preview = await previewOf(mara, 'nordwind', 'DOWN-2');
    await system.social.fault([
      { operation: 'accounts.list', times: 20, fault: { kind: 'status', status: 503 } },
    ]);
    await mara.press(preview, 'Launch');
    await said(mara, 'nordwind', 'unavailable (503)');
    await system.social.fault([]);
    const again = await previewOf(mara, 'nordwind', 'DOWN-2');
    await mara.press(again, 'Launch');
    await replyTo(mara, 'nordwind', preview, 'Complete.');
    expect(await serviceTree(system.service, 'DOWN-2')).toHaveLength(8);
  });
});

describe('a key the service does not know', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ socialKey: 'revoked-key-4711' });
  });
  afterAll(() => system.stop());

  it('is told with the variable to check, and never shown', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'nordwind', { text: smallPlan('Key', 'KEY-1') });
    const told = await said(mara, 'nordwind', 'SOCIAL_KEY');
    expect(textOf(told)).not.toContain('4711');
    const histories = await Array.fromAsync(system.temporal.workflow.list().intoHistories());
    expect(histories.length).toBeGreaterThan(0);
    expect(JSON.stringify(histories)).not.toContain('4711');
  });
});
