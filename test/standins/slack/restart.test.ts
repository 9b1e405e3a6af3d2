import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, LogLevel, SocketModeReceiver } from '@slack/bolt';
import { describe, expect, it } from 'vitest';
import { createSlackDriver } from '../../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../../src/standins/slack/tokens.ts';
import { buttons, form, textField } from './blocks.ts';
import { createClient } from './slack-with-app.ts';

describe('a restart on the same file', () => {
  it('keeps messages, files, open forms and Home tabs', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'slack-'));
    const file = path.join(folder, 'slack.db');
    const before = await startSlackStandin({ file });
    const client = createClient(before.url);
    const { ts = '' } = await client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'old',
      blocks: [buttons('Launch')],
    });
    await client.conversations.join({ channel: 'C0RANDOM' });
    await client.filesUploadV2({ channel_id: 'C0ADOPS', filename: 'a.csv', content: 'a,b' });
    await client.views.publish({
      user_id: 'U0MARA',
      view: { type: 'home', blocks: [buttons('Help')] },
    });
    const seen = await createSlackDriver(before.url).as('mara').inbox();
    await before.close();

    const after = await startSlackStandin({ file });
    const mara = createSlackDriver(after.url).as('mara');
    expect(await mara.inbox()).toEqual(seen);
    const again = createClient(after.url);
    await again.chat.update({ channel: 'C0ADOPS', ts, text: 'new' });
    const { ts: next = '' } = await again.chat.postMessage({ channel: '#random', text: 'next' });
    expect(Number(next)).toBeGreaterThan(Number(ts));
    const [updated, upload] = await mara.messages('adops');
    expect(updated).toMatchObject({ ts, text: 'new' });
    const bytes = await mara.download(upload?.files[0]?.id ?? '');
    expect(new TextDecoder().decode(bytes)).toBe('a,b');
    await after.close();
    await rm(folder, { recursive: true });
  });

  it('lets a running app connect again and go on', async () => {
    const before = await startSlackStandin();
    const clientOptions = { slackApiUrl: `${before.url}/api/` };
    const receiver = new SocketModeReceiver({
      appToken: standinAppToken,
      installerOptions: { clientOptions },
      logLevel: LogLevel.ERROR,
      // Also the time it waits before it connects again.
      clientPingTimeout: 500,
    });
    const app = new App({
      token: standinBotToken,
      receiver,
      clientOptions,
      logLevel: LogLevel.ERROR,
    });
    app.command('/adops', async ({ ack, command, client }) => {
      await ack();
      const view = form('Launch', textField('a'));
      await client.views.open({ trigger_id: command.trigger_id, view });
    });
    await app.start();
    await before.close();

    const connected = Promise.withResolvers<void>();
    receiver.client.once('connected', connected.resolve);
    const after = await startSlackStandin({ port: Number(new URL(before.url).port) });
    await connected.promise;
    const mara = createSlackDriver(after.url).as('mara');
    expect(await mara.command('adops', '/adops launch')).toEqual({ ok: true });
    expect((await mara.view()).view).toMatchObject({ title: { text: 'Launch' } });
    await app.stop();
    await after.close();
  });
});
