import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepRunId } from '../../src/shared/ids.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { addDigest } from '../support/add-digest.ts';
import { cardOf, shownOn } from '../support/card.ts';
import { previewOf, said } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const person = (name: string) => system.slack.as(name);
const patience = { timeoutMs: 40_000, poll: { timeout: 30_000 } };

/** Slack's own link to a message. */
const linkTo = expect.stringMatching(/\/archives\/C0[A-Z]+\/p\d+$/u);

describe('a launch as a step of a workflow', () => {
  it('shows its preview as any launch, and ends with what was made', async () => {
    const mara = person('mara');
    const plan = smallPlan('By a step', 'STEP-1');
    const { execution } = await mara.runStep('launch_plan', { plan, channel: 'C0ADOPS' });
    const preview = await previewOf(mara, 'adops', 'STEP-1');
    const also = await person('tom').runStep('launch_plan', { plan, channel: 'C0ADOPS' });
    await said(person('tom'), 'adops', 'is open already');
    await mara.press(preview, 'Launch');
    const ended = await mara.stepEnded(execution, patience);
    const m = String(ended.outputs?.['media_plan_id']);
    expect(await system.service.calls.mediaPlans.get({ m })).toMatchObject({
      name: 'By a step',
      io_number: 'STEP-1',
    });
    expect(ended).toMatchObject({
      state: 'done',
      outputs: { media_plan_id: m, io_number: 'STEP-1', message_link: linkTo },
    });
    expect(await person('tom').stepEnded(also.execution, patience)).toMatchObject({
      state: 'done',
      outputs: ended.outputs,
    });
    const repeated = await mara.runStep('launch_plan', { plan, channel: 'C0ADOPS' });
    expect((await mara.stepEnded(repeated.execution, patience)).outputs).toMatchObject({
      media_plan_id: m,
    });
  });

  it('that nobody wants, that is wrong, or that one may not ask for fails with the reason', async () => {
    const mara = person('mara');
    const plan = smallPlan('Not wanted', 'STEP-2');
    const { execution } = await mara.runStep('launch_plan', { plan, channel: 'C0ADOPS' });
    await mara.press(await previewOf(mara, 'adops', 'STEP-2'), 'Cancel');
    expect((await mara.stepEnded(execution, patience)).error).toBe(
      'Not wanted (STEP-2) was not launched: somebody pressed Cancel.',
    );
    const wrong = await mara.runStep('launch_plan', { plan: 'campaigns: 7', channel: 'C0ADOPS' });
    expect((await mara.stepEnded(wrong.execution, patience)).error).toMatch(
      /^The plan was not launched: \d+ problems? (is|are) in it\. The first: /u,
    );
    const aiko = person('aiko');
    const not = await aiko.runStep('launch_plan', { plan, channel: 'C0ADOPS' });
    expect((await aiko.stepEnded(not.execution, patience)).error).toContain('was not launched: ');
  });
});

describe('a change as a step of a workflow', () => {
  const inputs = { what: 'bid', channel: 'C0NORDWIND', reason: 'from a workflow' };

  it('that the policy allows ends with the value as it was read back', async () => {
    const mara = person('mara');
    const change = { ...inputs, target: '4001', value: '+10%' };
    const { execution } = await mara.runStep('propose_change', change);
    expect(await mara.stepEnded(execution, patience)).toMatchObject({
      state: 'done',
      outputs: { outcome: 'applied', value_now: '€0.50', message_link: linkTo },
    });
  });

  it('waits for people: their no is an outcome, and a worker that was lost loses nothing', async () => {
    const mara = person('mara');
    const change = { ...inputs, target: '4002', value: '0.75' };
    const { execution } = await mara.runStep('propose_change', change);
    const again = await mara.runStep('propose_change', change, execution);
    expect(again.execution.id).toBe(execution.id);
    const card = await cardOf(mara, 'nordwind', '€0.75');
    await system.slack.faults([
      { method: 'functions.completeSuccess', fault: { kind: 'reset', when: 'after' } },
    ]);
    await person('jonas').press(card, 'Reject …');
    await person('jonas').view();
    await person('jonas').submit({ Reason: 'too much' });
    await shownOn(mara, 'nordwind', card, 'Rejected');
    expect(await mara.stepEnded(execution, patience)).toMatchObject({
      state: 'done',
      outputs: { outcome: 'rejected', value_now: '€0.45' },
    });
    const cards = (await mara.messages('nordwind')).filter((message) =>
      textOf(message).includes('€0.75'),
    );
    expect(cards).toHaveLength(1);
  });

  it('that cannot be proposed fails with what to do', async () => {
    const mara = person('mara');
    const change = { ...inputs, target: 'no such thing', value: '0.75' };
    const { execution } = await mara.runStep('propose_change', change);
    expect((await mara.stepEnded(execution, patience)).error).toMatch(
      /^no such thing: .+ Nothing was proposed\.$/u,
    );
    const aiko = person('aiko');
    const not = await aiko.runStep('propose_change', { ...change, target: '4001' });
    expect((await aiko.stepEnded(not.execution, patience)).error).toContain(
      'Nothing was proposed.',
    );
  });
});

describe('a digest as a step of a workflow', () => {
  it('is picked by its name, and ends once its message is there, or was there before', async () => {
    const mara = person('mara');
    const { id } = await addDigest(mara, 'lichtspiel', {
      name: 'By a workflow',
      time: '00:00',
      values: { 'timing.weekdays': ['0', '1', '2', '3', '4', '5', '6'], 'timing.zone': 'UTC' },
    });
    await expect
      .poll(async () => {
        const { execution } = await mara.runStep('list_digests', { query: 'by A' });
        return execution.outputs?.['options'];
      }, patience.poll)
      .toEqual([
        {
          text: { type: 'plain_text', text: `By a workflow · ${id}`, emoji: false },
          value: id,
        },
      ]);
    const first = await mara.runStep('run_digest', { digest: id });
    const ended = await mara.stepEnded(first.execution, patience);
    expect(ended).toMatchObject({ state: 'done', outputs: { message_link: linkTo } });
    const second = await mara.runStep('run_digest', { digest: 'a workflow' });
    expect((await mara.stepEnded(second.execution, patience)).outputs).toEqual(ended.outputs);
    await system.temporal.workflow.getHandle(stepRunId(second.execution.id)).result();
  });

  it('that is not there, or that one may not run, fails with the reason', async () => {
    const mara = person('mara');
    const { execution } = await mara.runStep('run_digest', { digest: 'nothing' });
    expect((await mara.stepEnded(execution, patience)).error).toBe(
      'There is no digest “nothing”. Give its id.',
    );
    const greta = person('greta');
    const not = await greta.runStep('run_digest', { digest: 'nothing' });
    expect((await greta.stepEnded(not.execution, patience)).error).not.toContain('no digest');
  });
});

describe('the pickers of the form for a plan', () => {
  it('offer what the service has, and what was typed', async () => {
    const mara = person('mara');
    await mara.command('adops', '/adops launch');
    const form = await mara.view();
    const offered = async (field: string, typed: string) =>
      (await mara.suggest(form, field, typed)).options?.map(({ value }) => value);
    await expect
      .poll(() => offered('launch.account', 'nordwind u'), patience.poll)
      .toEqual(['102', 'nordwind u']);
    expect(await offered('launch.advertiser', 'hanse')).toContain('12');
    expect(await offered('launch.account', '102')).toContain('102');
    await mara.close();
  });
});

describe('«Who changed this?»', () => {
  it('on the message of a launch, and on a card, says who did, and on one that changed nothing, that', async () => {
    const mara = person('mara');
    const plan = smallPlan('Asked about', 'STEP-3');
    const { execution } = await mara.runStep('launch_plan', { plan, channel: 'C0HANSE' });
    const preview = await previewOf(mara, 'hanse-direktbank', 'STEP-3');
    await mara.shortcut('Who changed this?', preview);
    await said(mara, 'hanse-direktbank', 'Nothing was changed by it so far.');
    await mara.press(preview, 'Launch');
    await mara.stepEnded(execution, patience);
    const [launched] = (await mara.messages('hanse-direktbank')).filter(
      ({ ts }) => ts === preview.ts,
    );
    if (launched === undefined) throw new Error('The message is gone.');
    await mara.shortcut('Who changed this?', launched);
    await mara.waitFor(
      'hanse-direktbank',
      (message) => message.ephemeral && /Why media plan «Asked about»/u.test(textOf(message)),
    );
  });
});
