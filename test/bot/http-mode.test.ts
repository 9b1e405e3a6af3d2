import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsPath } from '../../src/bot/events-path.ts';
import { signatureOf } from '../../src/standins/slack/request-url.ts';
import { standinSigningSecret } from '../../src/standins/slack/tokens.ts';
import { startBot, type Bot } from './start-bot.ts';
import { wordsOf } from './words-of.ts';

let bot: Bot;
beforeAll(async () => {
  bot = await startBot({
    door: { mode: 'http', signingSecret: standinSigningSecret, port: 0 },
  });
});
afterAll(() => bot.stop());

const form = 'application/x-www-form-urlencoded';
const help = new URLSearchParams({
  command: '/adops',
  text: 'help',
  user_id: 'U0MARA',
  team_id: 'T0MORGENROT',
  channel_id: 'C0NOWHERE',
  trigger_id: '1.2.never',
  response_url: 'http://127.0.0.1:1/never',
}).toString();

interface Sent {
  body: string;
  type?: string;
  /** Seconds from now at which it says it was sent. */
  age?: number;
  secret?: string;
  headers?: Record<string, string>;
  path?: string;
  method?: string;
}

/** Sends what may be from Slack; tells the status of the answer. */
async function send({
  body,
  type = form,
  age = 0,
  secret = standinSigningSecret,
  headers,
  path = eventsPath,
  method = 'POST',
}: Sent): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000) + age);
  const signature = signatureOf(secret, timestamp, body);
  const answer = await fetch(`http://127.0.0.1:${bot.port}${path}`, {
    method,
    headers: {
      'content-type': type,
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signature,
      ...headers,
    },
    ...(method === 'POST' && { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Answers that found no other way than the direct messages, as there is nothing at the address that `help` names. */
const answersOf = async () =>
  (await bot.slack.calls()).filter(({ method }) => method === 'chat.postMessage').length;

describe('over HTTP', () => {
  it('a command is answered', async () => {
    const mara = bot.slack.as('mara');
    await mara.command('adops', '/adops help');
    expect(wordsOf(await mara.waitFor('adops', () => true))).toContain('/adops launch');
  });

  it.each([0, -290, 290])(
    'what Slack signed %i s from now is taken, as clocks differ',
    async (age) => {
      const answers = await answersOf();
      expect(await send({ body: help, age })).toBe(200);
      await expect.poll(answersOf, { timeout: 10_000 }).toBe(answers + 1);
    },
  );

  it.each<[string, Partial<Sent>]>([
    ['signed with another secret', { secret: 'guessed' }],
    ['replayed just outside the window', { age: -310 }],
    ['replayed after an hour', { age: -3600 }],
    ['signed for a time to come', { age: 310 }],
    ['signed for another century', { age: 1e10 }],
    ['without a signature', { headers: { 'x-slack-signature': '' } }],
    ['with the signature of another body', { headers: { 'x-slack-signature': 'v0=00' } }],
    ['without a time that can be read', { headers: { 'x-slack-request-timestamp': 'now' } }],
  ])('what is %s is refused', async (_how, sent) => {
    expect(await send({ body: help, ...sent })).toBe(401);
  });

  it('a payload hidden in a check of the certificate is not taken', async () => {
    const calls = (await bot.slack.calls()).length;
    const body = `${help}&ssl_check=1`;
    expect(await send({ body, secret: 'guessed' })).toBe(200);
    expect(await bot.slack.calls()).toHaveLength(calls);
  });

  it.each([
    ['GET', eventsPath],
    ['POST', '/'],
    ['POST', '/slack/install'],
    ['GET', '/decide?choice=approve'],
  ])('there is nothing at %s %s', async (method, path) => {
    expect(await send({ body: help, method, path })).toBe(404);
  });

  it('a body above a megabyte is refused', async () => {
    expect(await send({ body: `text=${'x'.repeat(1024 * 1024)}` })).toBe(413);
  });

  it('a sender who never comes to an end is cut off', async () => {
    const socket = connect(bot.port ?? 0, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST ${eventsPath} HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /u);
  }, 20_000);

  it.each(['null', '[]', '1', '"x"', '{', '', '\u0000'])(
    'signed JSON that is no object (%j) is refused',
    async (json) => {
      expect(await send({ body: json, type: 'application/json' })).toBe(400);
      const hidden = new URLSearchParams({ payload: json }).toString();
      expect(await send({ body: hidden })).toBe(400);
    },
  );

  it('objects of any content end in an answer, and the bot goes on', async () => {
    const types = ['block_actions', 'view_submission', 'block_suggestion', 'event_callback', 'x'];
    const payload = fc.record(
      {
        type: fc.constantFrom(...types),
        user: fc.oneof(fc.jsonValue(), fc.record({ id: fc.string() })),
        team: fc.jsonValue(),
        actions: fc.oneof(fc.jsonValue(), fc.array(fc.record({ action_id: fc.string() }))),
        view: fc.oneof(fc.jsonValue(), fc.record({ callback_id: fc.constant('launch.form') })),
        event: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const all = fc.sample(payload, 300).map(async (value) => {
      const body = new URLSearchParams({ payload: JSON.stringify(value) }).toString();
      return send({ body });
    });
    for (const status of await Promise.all(all)) expect([200, 400]).toContain(status);
    expect(await send({ body: help })).toBe(200);
  }, 60_000);
});
