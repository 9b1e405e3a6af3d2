import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createSocialClient } from '../../src/services/social/index.ts';
import { failureOf } from './support/failure-of.ts';
import { startRawServer } from './support/raw-server.ts';

const wholeAnswer = 100_000_000;
const piece = Buffer.alloc(64 * 1024, ' ');

it('an answer of 100 MB is given up before its end, with the words why', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<number>();
  const { url: baseUrl } = await startRawServer((response) => void send(response).then(resolve));
  const { calls, close } = createSocialClient({ baseUrl, key: 'k', timeoutMs: 60_000 });
  onTestFinished(close);

  const { kind, message } = await failureOf(calls.accounts.list({ limit: 300 }));
  expect(kind).toBe('unexpected-response');
  expect(message).toMatch(/^accounts\.list .*the answer is larger than 64000000 bytes \[ref /);
  expect(await sent).toBeLessThan(wholeAnswer);
});

/** Writes as fast as it is read; the bytes that went out. */
async function send(response: ServerResponse): Promise<number> {
  let bytes = 0;
  const closed = once(response, 'close');
  while (bytes < wholeAnswer && !response.destroyed) {
    bytes += piece.length;
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
  return bytes;
}
