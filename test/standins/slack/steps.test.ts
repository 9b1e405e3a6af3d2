import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';
import { createClient, startSlackWithApp } from './slack-with-app.ts';

describe('a step of a workflow', () => {
  it('comes with whoever runs it, and ends once, with what the manifest says', async () => {
    const heard: { id: string; token: string; person: unknown }[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.function('run_digest', async ({ event }) => {
        const { function_execution_id: id, bot_access_token: token, inputs } = event;
        heard.push({ id, token, person: inputs['person'] });
      });
    });
    const mara = slack.driver.as('mara');
    const { execution } = await mara.runStep('run_digest', { digest: 'Morning' });
    await expect.poll(() => heard, { timeout: 20_000 }).toHaveLength(1);
    const [given] = heard;
    const { id, token, person } = given ?? { id: '', token: '', person: undefined };
    expect({ id, person }).toEqual({
      id: execution.id,
      person: { id: 'U0MARA', secret: expect.any(String) },
    });

    const ofStep = createClient(slack.url, token);
    expect(await ofStep.auth.test()).toMatchObject({ ok: true });
    const end = (outputs: Record<string, unknown>, client = slack.client) =>
      client.functions.completeSuccess({ function_execution_id: id, outputs });
    expect(await refusalOf(end({ colour: 'red' }))).toEqual({
      error: 'parameter_validation_failed',
      messages: ['[ERROR] invalid output: colour'],
    });
    await end({ message_link: 'https://example.com' });
    expect(await mara.stepEnded(execution)).toEqual({
      id,
      callbackId: 'run_digest',
      state: 'done',
      outputs: { message_link: 'https://example.com' },
    });
    expect((await refusalOf(end({}))).error).toBe('execution_not_in_running_state');
    expect((await refusalOf(end({}, ofStep))).error).toBe('token_revoked');
    const unknown = { function_execution_id: 'Fx0', error: 'why' };
    expect((await refusalOf(slack.client.functions.completeError(unknown))).error).toBe(
      'function_execution_not_found',
    );
  });

  it('is not run without what it needs, or with what it does not know', async () => {
    await using slack = await startSlackWithApp();
    const mara = slack.driver.as('mara');
    expect(await mara.runStep('propose_change', { what: 'bid', colour: 'red' })).toMatchObject({
      ok: false,
      error: 'invalid_inputs',
      messages: ['target', 'value', 'channel', 'colour'],
    });
    expect(await mara.runStep('no_step', {})).toMatchObject({ ok: false, error: 'step_not_found' });
  });
});

describe('a shortcut', () => {
  it('comes with the message it is used on, and where it may be answered', async () => {
    const heard: object[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.shortcut('launch.message', async ({ ack, body, respond }) => {
        await ack();
        heard.push(body);
        if (respond !== undefined) await respond('Seen.');
      });
    });
    const [mara, jonas] = [slack.driver.as('mara'), slack.driver.as('jonas')];
    await mara.say('adops', 'the plan', { files: [await mara.upload('plan.yaml', 'name: x')] });
    const message = await jonas.waitFor('adops', ({ text }) => text === 'the plan');
    expect(await jonas.shortcut('Launch this plan', message)).toEqual({ ok: true });
    const answer = await jonas.waitFor('adops', ({ text }) => text === 'Seen.');
    expect(answer.ephemeral).toBe(true);
    expect(heard).toMatchObject([
      {
        type: 'message_action',
        callback_id: 'launch.message',
        user: { id: 'U0JONAS' },
        channel: { id: 'C0ADOPS' },
        message_ts: message.ts,
        message: { text: 'the plan', files: [{ name: 'plan.yaml' }] },
      },
    ]);
    expect(await jonas.shortcut('Launch this plan', answer)).toMatchObject({
      error: 'message_not_found',
    });
    expect(await jonas.shortcut('Launch a media plan', message)).toMatchObject({
      error: 'shortcut_not_found',
    });
  });
});
