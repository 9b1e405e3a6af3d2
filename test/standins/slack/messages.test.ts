import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/standins/slack/reading/text-of.ts';
import { buttons, paragraph } from './blocks.ts';
import { refusalOf } from './refusal.ts';
import { startSlack } from './slack-with-app.ts';

describe('chat.postMessage', () => {
  it('posts by id, by #name, and to a person', async () => {
    await using slack = await startSlack();
    const { chat } = slack.client;
    const answers = await Promise.all(
      ['C0ADOPS', '#adops', 'U0MARA'].map((channel) => chat.postMessage({ channel, text: 'hi' })),
    );
    expect(answers.map(({ channel }) => channel)).toEqual(['C0ADOPS', 'C0ADOPS', 'D0MARA']);
    expect(await slack.driver.as('mara').messages('Adjutant')).toMatchObject([{ text: 'hi' }]);
  });

  it('marks what the app wrote with its ids', async () => {
    await using slack = await startSlack();
    const { message } = await slack.client.chat.postMessage({ channel: '#adops', text: 'hi' });
    expect(message).toMatchObject({
      type: 'message',
      user: 'U0ADJUTANT',
      bot_id: 'B0ADJUTANT',
      app_id: 'A0ADJUTANT',
      team: 'T0MORGENROT',
    });
  });

  it.each([
    { channel: 'C0NOWHERE', text: 'hi', error: 'channel_not_found' },
    { channel: '#random', text: 'hi', error: 'not_in_channel' },
    { channel: '#summer-pitch', text: 'hi', error: 'is_archived' },
    { channel: '#adops', text: '', error: 'no_text' },
    { channel: '#adops', text: 'x'.repeat(40_001), error: 'msg_too_long' },
    { channel: '#adops', text: 'hi', thread_ts: '12', error: 'invalid_thread_ts' },
    { channel: '#adops', text: 'hi', thread_ts: '1764500000.000100', error: 'thread_not_found' },
  ])('refuses with $error', async ({ error, ...args }) => {
    await using slack = await startSlack();
    expect(await refusalOf(slack.client.chat.postMessage(args))).toMatchObject({ error });
  });

  it('refuses blocks that break the rules, and says where', async () => {
    await using slack = await startSlack();
    const call = slack.client.chat.postMessage({
      channel: '#adops',
      text: 'hi',
      blocks: [paragraph('fine'), paragraph('x'.repeat(3_001))],
    });
    expect(await refusalOf(call)).toEqual({
      error: 'invalid_blocks',
      messages: ['[ERROR] must be less than 3001 characters [json-pointer:/blocks/1/text/text]'],
    });
  });
});

describe('chat.update', () => {
  it('replaces text and blocks without calling it edited', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({ channel: 'C0ADOPS', text: 'old' });
    await slack.client.chat.update({
      channel: 'C0ADOPS',
      ts,
      text: 'new',
      blocks: [paragraph('*new*')],
    });
    const [message] = await slack.driver.as('mara').messages('adops');
    expect(message && textOf(message)).toBe('*new*');
    expect(message).not.toHaveProperty('editedTs');
  });

  it('drops the blocks when only text is given', async () => {
    await using slack = await startSlack();
    const { ts = '' } = await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'old',
      blocks: [buttons('Launch')],
    });
    await slack.client.chat.update({ channel: 'C0ADOPS', ts, text: 'new' });
    const [message] = await slack.driver.as('mara').messages('adops');
    expect(message).toMatchObject({ text: 'new', editedTs: expect.any(String) });
    expect(message).not.toHaveProperty('blocks');
  });

  it('keeps the metadata unless other metadata is given', async () => {
    await using slack = await startSlack();
    const metadata = { event_type: 'launch', event_payload: { key: 'k1' } };
    const { ts = '' } = await slack.client.chat.postMessage({
      channel: 'C0ADOPS',
      text: 'old',
      metadata,
    });
    await slack.client.chat.update({ channel: 'C0ADOPS', ts, text: 'new' });
    expect(await slack.driver.as('mara').messages('adops')).toMatchObject([{ metadata }]);
  });

  it('refuses messages of others, ephemeral and missing ones, and texts over 4,000 characters', async () => {
    await using slack = await startSlack();
    const { chat } = slack.client;
    await slack.driver.as('mara').say('adops', 'mine');
    const ts = (await slack.driver.as('mara').messages('adops'))[0]?.ts ?? '';
    const channel = 'C0ADOPS';
    const { message_ts = '' } = await chat.postEphemeral({ channel, user: 'U0MARA', text: 'x' });
    const own = await chat.postMessage({ channel, text: 'own' });
    const update = (at: string, text = 'new') =>
      refusalOf(chat.update({ channel, ts: at, text })).then(({ error }) => error);
    expect(await update(ts)).toBe('cant_update_message');
    expect(await update(message_ts)).toBe('message_not_found');
    expect(await update('1764500000.000100')).toBe('message_not_found');
    expect(await update(own.ts ?? '', 'x'.repeat(4_001))).toBe('msg_too_long');
  });
});

describe('chat.postEphemeral', () => {
  it('is seen by one person and found by no method', async () => {
    await using slack = await startSlack();
    await slack.client.chat.postEphemeral({ channel: '#adops', user: 'U0MARA', text: 'psst' });
    expect(await slack.driver.as('mara').messages('adops')).toMatchObject([
      { text: 'psst', ephemeral: true },
    ]);
    expect(await slack.driver.as('tom').messages('adops')).toEqual([]);
    const { messages } = await slack.client.conversations.history({ channel: 'C0ADOPS' });
    expect(messages).toEqual([]);
  });

  it('refuses somebody who is not in the channel', async () => {
    await using slack = await startSlack();
    const call = slack.client.chat.postEphemeral({ channel: '#adops', user: 'U0GRETA', text: 'x' });
    expect(await refusalOf(call)).toMatchObject({ error: 'user_not_in_channel' });
  });
});

describe('chat.delete', () => {
  it('takes a message away, and leaves a tombstone above replies', async () => {
    await using slack = await startSlack();
    const { chat } = slack.client;
    const channel = 'C0ADOPS';
    const { ts = '' } = await chat.postMessage({ channel, text: 'start' });
    const reply = await chat.postMessage({ channel, text: 'reply', thread_ts: ts });
    await chat.delete({ channel, ts });
    const mara = slack.driver.as('mara');
    expect((await mara.messages('adops', ts)).map(({ text }) => text)).toEqual([
      'This message was deleted.',
      'reply',
    ]);
    await chat.delete({ channel, ts: reply.ts ?? '' });
    expect(await mara.messages('adops', ts)).toHaveLength(1);
  });
});

describe('reading channels back', () => {
  it('gives the newest first, page by page, without replies', async () => {
    await using slack = await startSlack();
    const { chat, conversations } = slack.client;
    const channel = 'C0ADOPS';
    const { ts = '' } = await chat.postMessage({ channel, text: 'one' });
    await chat.postMessage({ channel, text: 'reply', thread_ts: ts });
    await chat.postMessage({ channel, text: 'two' });
    const first = await conversations.history({ channel, limit: 1 });
    expect(first).toMatchObject({ has_more: true, messages: [{ text: 'two' }] });
    const cursor = first.response_metadata?.next_cursor ?? '';
    expect(await conversations.history({ channel, limit: 1, cursor })).toMatchObject({
      has_more: false,
      messages: [{ text: 'one', reply_count: 1, reply_users: ['U0ADJUTANT'], thread_ts: ts }],
    });
  });

  it('gives a thread with its start first, also when only later replies are asked for', async () => {
    await using slack = await startSlack();
    const { chat, conversations } = slack.client;
    const channel = 'C0ADOPS';
    const { ts = '' } = await chat.postMessage({ channel, text: 'start' });
    const first = await chat.postMessage({ channel, text: 'first', thread_ts: ts });
    await chat.postMessage({ channel, text: 'second', thread_ts: first.ts ?? '' });
    const texts = async (oldest?: string) => {
      const range = { channel, ts, ...(oldest !== undefined && { oldest }) };
      return (await conversations.replies(range)).messages?.map(({ text }) => text);
    };
    expect(await texts()).toEqual(['start', 'first', 'second']);
    expect(await texts(first.ts)).toEqual(['start', 'second']);
  });

  it('shows metadata only to those who ask for it', async () => {
    await using slack = await startSlack();
    const { chat, conversations } = slack.client;
    const metadata = { event_type: 'launch', event_payload: { key: 'k1' } };
    await chat.postMessage({ channel: 'C0ADOPS', text: 'hi', metadata });
    const read = async (include_all_metadata: boolean) =>
      (await conversations.history({ channel: 'C0ADOPS', include_all_metadata })).messages?.[0];
    expect(await read(false)).not.toHaveProperty('metadata');
    expect(await read(true)).toMatchObject({ metadata });
  });

  it('is refused in channels the app is not in', async () => {
    await using slack = await startSlack();
    const call = slack.client.conversations.history({ channel: 'C0RANDOM' });
    expect(await refusalOf(call)).toMatchObject({ error: 'not_in_channel' });
  });

  it('tells a lasting address of a reply', async () => {
    await using slack = await startSlack();
    const { chat } = slack.client;
    const channel = 'C0ADOPS';
    const { ts: start = '' } = await chat.postMessage({ channel, text: 'start' });
    const { ts = '' } = await chat.postMessage({ channel, text: 'reply', thread_ts: start });
    const { permalink } = await chat.getPermalink({ channel, message_ts: ts });
    const path = `/archives/C0ADOPS/p${ts.replace('.', '')}?thread_ts=${start}&cid=C0ADOPS`;
    expect(permalink).toBe(slack.url + path);
  });
});

describe('what people write', () => {
  it('comes to the app escaped, with people and channels by id', async () => {
    await using slack = await startSlack();
    await slack.driver.as('mara').say('adops', 'R&D <now> with @tom in #nordwind');
    const { messages } = await slack.client.conversations.history({ channel: 'C0ADOPS' });
    expect(messages).toMatchObject([
      {
        user: 'U0MARA',
        text: 'R&amp;D &lt;now&gt; with <@U0TOM> in <#C0NORDWIND|nordwind>',
      },
    ]);
  });
});
