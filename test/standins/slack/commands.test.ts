import type { SlashCommand } from '@slack/bolt';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/standins/slack/reading/text-of.ts';
import { createApp, startSlack, startSlackWithApp } from './slack-with-app.ts';

describe('a slash command', () => {
  it('is answered where it was entered, for its author only', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack }) => ack('Here is help.'));
    });
    const [mara, tom] = [slack.driver.as('mara'), slack.driver.as('tom')];
    expect(await mara.command('#nordwind', '/adops help')).toEqual({ ok: true });
    expect(await mara.messages('#nordwind')).toMatchObject([
      { text: 'Here is help.', ephemeral: true, isBot: true },
    ]);
    expect(await tom.messages('#nordwind')).toEqual([]);
  });

  it('reaches the app with all that Slack sends along', async () => {
    const commands: SlashCommand[] = [];
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack, command }) => {
        commands.push(command);
        await ack();
      });
    });
    await slack.driver.as('mara').command('nordwind', '/adops  launch R&D <b> @tom #adops ');
    expect(commands).toEqual([
      {
        token: expect.any(String),
        team_id: 'T0MORGENROT',
        team_domain: 'morgenrot-media',
        channel_id: 'C0NORDWIND',
        channel_name: 'nordwind',
        user_id: 'U0MARA',
        user_name: 'mara',
        command: '/adops',
        text: 'launch R&amp;D &lt;b&gt; <@U0TOM|tom> <#C0ADOPS|adops>',
        api_app_id: 'A0ADJUTANT',
        is_enterprise_install: 'false',
        response_url: expect.stringContaining(slack.url),
        trigger_id: expect.any(String),
      },
    ]);
  });

  it('may be answered with blocks that the whole channel sees', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack }) =>
        ack({
          response_type: 'in_channel',
          text: 'fallback',
          blocks: [{ type: 'header', text: { type: 'plain_text', text: 'Launched' } }],
        }),
      );
    });
    await slack.driver.as('mara').command('adops', '/adops launch');
    const [message] = await slack.driver.as('tom').messages('adops');
    expect(message && textOf(message)).toBe('Launched');
  });

  it('fails with dispatch_failed when no app is connected, and Slackbot says so', async () => {
    await using slack = await startSlack();
    const mara = slack.driver.as('mara');
    expect(await mara.command('adops', '/adops help')).toEqual({
      ok: false,
      error: 'dispatch_failed',
    });
    expect(await mara.messages('adops')).toMatchObject([
      { user: 'USLACKBOT', text: '/adops failed with the error "dispatch_failed"' },
    ]);
  });

  it('fails with operation_timeout when the app does not acknowledge in time', async () => {
    await using slack = await startSlackWithApp((app) => app.command('/adops', async () => {}), {
      ackLimitMs: 20,
    });
    const mara = slack.driver.as('mara');
    expect(await mara.command('adops', '/adops help')).toMatchObject({
      error: 'operation_timeout',
    });
    expect(await mara.messages('adops')).toMatchObject([{ user: 'USLACKBOT', ephemeral: true }]);
  });

  it('refuses an acknowledgement with blocks that Slack would refuse, where everybody sees it', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack }) =>
        ack({ blocks: [{ type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } }] }),
      );
    });
    const mara = slack.driver.as('mara');
    const problem = 'must be less than 151 characters [json-pointer:/blocks/0/text/text]';
    expect(await mara.command('adops', '/adops help')).toEqual({
      ok: false,
      error: 'invalid_blocks',
      messages: [problem],
    });
    expect(await mara.messages('adops')).toMatchObject([
      { text: '/adops failed with the error "invalid_blocks"' },
    ]);
    expect((await slack.driver.calls()).at(-1)).toMatchObject({
      method: 'ack slash_commands',
      ok: false,
      error: `invalid_blocks: ${problem}`,
    });
  });

  it('is refused by Slack itself when the app has no such command', async () => {
    await using slack = await startSlack();
    const mara = slack.driver.as('mara');
    expect(await mara.command('adops', '/launch')).toMatchObject({ error: 'invalid_command' });
  });

  it('goes to one of two connected copies of the app', async () => {
    await using slack = await startSlackWithApp((app) => {
      app.command('/adops', async ({ ack }) => ack('first'));
    });
    const second = createApp(slack.url);
    second.command('/adops', async ({ ack }) => ack('second'));
    await second.start();
    const mara = slack.driver.as('mara');
    await mara.command('adops', '/adops help');
    await mara.command('adops', '/adops help');
    await second.stop();
    expect((await mara.messages('adops')).map(({ text }) => text).toSorted()).toEqual([
      'first',
      'second',
    ]);
  });
});
