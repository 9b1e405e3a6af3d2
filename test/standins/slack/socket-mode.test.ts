import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { standinAppToken } from '../../../src/standins/slack/tokens.ts';
import { refusalOf } from './refusal.ts';
import { createClient, startSlack, type TestSlack } from './slack-with-app.ts';

async function address(slack: TestSlack): Promise<string> {
  const { url = '' } = await createClient(slack.url, standinAppToken).apps.connections.open({});
  return url;
}

/** A connection, and what was said to it; it never acknowledges. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const received: unknown[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())));
  await once(socket, 'message');
  return { socket, received };
}

describe('Socket Mode', () => {
  it('greets, answers pings, and says goodbye', async () => {
    const slack = await startSlack();
    const { socket, received } = await connect(await address(slack));
    expect(received).toMatchObject([{ type: 'hello', num_connections: 1 }]);
    const pong = once(socket, 'pong');
    socket.ping('are you there');
    expect(String((await pong)[0])).toBe('are you there');
    const closed = once(socket, 'close');
    await slack[Symbol.asyncDispose]();
    await closed;
    expect(received[1]).toMatchObject({ type: 'disconnect' });
  });

  it('lets an address be used once', async () => {
    await using slack = await startSlack();
    const url = await address(slack);
    await connect(url);
    const [error] = await once(new WebSocket(url), 'error');
    expect(String(error)).toContain('403');
  });

  it('has room for ten connections', async () => {
    await using slack = await startSlack();
    for (let count = 0; count < 10; count += 1) await connect(await address(slack));
    const eleventh = createClient(slack.url, standinAppToken).apps.connections.open({});
    expect(await refusalOf(eleventh)).toMatchObject({ error: 'too_many_websockets' });
  });

  it('gives each payload to one connection', async () => {
    await using slack = await startSlack({ ackLimitMs: 20 });
    const all = [await connect(await address(slack)), await connect(await address(slack))];
    await slack.driver.as('mara').command('adops', '/adops help');
    const payloads = all.flatMap(({ received }) => received.slice(1));
    expect(payloads).toMatchObject([
      { type: 'slash_commands', accepts_response_payload: true, payload: { command: '/adops' } },
    ]);
  });
});
