import type { BlockAction } from '@slack/bolt';
import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../../../src/standins/slack/reading/buttons-of.ts';
import { buttons, paragraph } from './blocks.ts';
import { startSlack, startSlackWithApp, type TestSlack } from './slack-with-app.ts';

/** Posts a message with buttons and gives it as Mara sees it. */
async function posted({ client, driver }: TestSlack, ...labels: string[]) {
  const blocks = [paragraph('Launch?'), buttons(...labels)];
  await client.chat.postMessage({ channel: '#adops', text: 'Launch?', blocks });
  return driver.as('mara').waitFor('adops', ({ text }) => text === 'Launch?');
}

describe('a button on a message', () => {
  it('tells the app who pressed what and where', async () => {
    const pressed: BlockAction[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.action({ type: 'block_actions', action_id: 'launch' }, async ({ ack, body }) => {
        pressed.push(body);
        await ack();
      });
    });
    const message = await posted(slack, 'Launch', 'Cancel');
    expect(buttonsOf(message).map(({ label }) => label)).toEqual(['Launch', 'Cancel']);
    expect(await slack.driver.as('mara').press(message, 'Launch')).toEqual({ ok: true });
    expect(pressed).toMatchObject([
      {
        user: { id: 'U0MARA', username: 'mara', team_id: 'T0MORGENROT' },
        container: {
          type: 'message',
          message_ts: message.ts,
          channel_id: 'C0ADOPS',
          is_ephemeral: false,
        },
        channel: { id: 'C0ADOPS', name: 'adops' },
        message: { ts: message.ts, bot_id: 'B0ADJUTANT' },
        state: { values: {} },
        actions: [
          {
            type: 'button',
            action_id: 'launch',
            block_id: 'block-1',
            value: 'value of Launch',
            action_ts: expect.any(String),
          },
        ],
        trigger_id: expect.any(String),
        response_url: expect.stringContaining(slack.url),
      },
    ]);
  });

  it('cannot be pressed once it is gone', async () => {
    await using slack = await startSlackWithApp();
    const message = await posted(slack, 'Launch');
    await slack.client.chat.update({ channel: 'C0ADOPS', ts: message.ts, text: 'Launched' });
    expect(await slack.driver.as('tom').press(message, 'Launch')).toMatchObject({
      error: 'action_not_found',
    });
  });

  it('says dispatch_failed when the app is away', async () => {
    await using slack = await startSlack();
    const message = await posted(slack, 'Launch');
    expect(await slack.driver.as('mara').press(message, 'Launch')).toEqual({
      ok: false,
      error: 'dispatch_failed',
    });
  });
});

describe('a response URL', () => {
  it('takes five answers, each for the one who pressed', async () => {
    const outcome = Promise.withResolvers<unknown>();
    await using slack = await startSlackWithApp((app) => {
      app.action('launch', async ({ ack, respond }) => {
        await ack();
        for (const nth of [1, 2, 3, 4, 5]) await respond(`answer ${nth}`);
        outcome.resolve(respond('answer 6').catch((error: unknown) => error));
      });
    });
    await slack.driver.as('mara').press(await posted(slack, 'Launch'), 'Launch');
    expect(await outcome.promise).toMatchObject({ statusCode: 404 });
    const answers = (await slack.driver.as('mara').messages('adops')).slice(1);
    expect(answers).toHaveLength(5);
    expect(answers.every(({ ephemeral }) => ephemeral)).toBe(true);
    expect(await slack.driver.as('tom').messages('adops')).toHaveLength(1);
  });

  it('is good for thirty minutes', async () => {
    let now = Date.UTC(2026, 10, 20, 12);
    const address = Promise.withResolvers<string>();
    await using slack = await startSlackWithApp(
      (app) => {
        app.command('/adops', async ({ ack, command }) => {
          await ack();
          address.resolve(command.response_url);
        });
      },
      { now: () => now },
    );
    await slack.driver.as('mara').command('adops', '/adops help');
    const url = await address.promise;
    const respond = async () =>
      (await fetch(url, { method: 'POST', body: JSON.stringify({ text: 'x' }), headers: json }))
        .status;
    now += 30 * 60_000;
    expect(await respond()).toBe(200);
    now += 1;
    expect(await respond()).toBe(404);
  });

  it('replaces and deletes the message that was pressed on, ephemeral ones too', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack }) =>
        ack({ text: 'Sure?', blocks: [buttons('Yes', 'No')] }),
      );
      app.action('yes', async ({ ack, respond }) => {
        await respond({ replace_original: true, text: 'Done', blocks: [buttons('No')] });
        await ack();
      });
      app.action('no', async ({ ack, respond }) => {
        await respond({ delete_original: true });
        await ack();
      });
    });
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops launch');
    const [asked] = await mara.messages('adops');
    if (asked === undefined) throw new Error('nothing was asked');
    await mara.press(asked, 'Yes');
    const [answered, ...others] = await mara.messages('adops');
    expect(answered).toMatchObject({ ts: asked.ts, text: 'Done', ephemeral: true });
    expect(others).toEqual([]);
    await mara.press(answered ?? asked, 'No');
    expect(await mara.messages('adops')).toEqual([]);
  });

  it('shows an answer to the channel when asked to, and refuses blocks that break the rules', async () => {
    const outcome = Promise.withResolvers<unknown>();
    await using slack = await startSlackWithApp((app) => {
      app.action('launch', async ({ ack, respond }) => {
        await ack();
        await respond({ response_type: 'in_channel', text: 'for all' });
        const blocks = [paragraph('x'.repeat(3_001))];
        outcome.resolve(respond({ text: 'x', blocks }).catch((error: unknown) => error));
      });
    });
    await slack.driver.as('mara').press(await posted(slack, 'Launch'), 'Launch');
    expect(await outcome.promise).toMatchObject({ statusCode: 400 });
    const seen = await slack.driver.as('tom').messages('adops');
    expect(seen.map(({ text }) => text)).toEqual(['Launch?', 'for all']);
  });
});

const json = { 'content-type': 'application/json' };
