import { inspect } from 'node:util';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSocialClient, type SocialClient } from '../../src/services/social/index.ts';
import { failureOf } from './support/failure-of.ts';
import { sendJson, startRawServer } from './support/raw-server.ts';

const key = 'k3y&with/odd "letters"';

async function clientOf(answer: (response: ServerResponse) => void, options = {}) {
  const { url: baseUrl, seen } = await startRawServer((response) => answer(response));
  return { ...connect({ baseUrl, ...options }), seen };
}

function connect(options: { baseUrl: string; timeoutMs?: number; maxResponseBytes?: number }) {
  const lines: { level: string; message: string; [field: string]: unknown }[] = [];
  const logAt = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, ...fields });
  const log = { debug: logAt('debug'), warn: logAt('warn') };
  const client = createSocialClient({ key, log, ...options });
  onTestFinished(client.close);
  return { calls: client.calls, lines };
}

const ad = { m: '1', c: '2', a: '3' };
const read = (calls: SocialClient['calls']) => calls.ads.get({ ...ad, ad_id: '4' });
const write = (calls: SocialClient['calls']) => calls.ads.create(ad);
const repeatableWrite = (calls: SocialClient['calls']) => calls.ads.remove({ ...ad, ad_id: '4' });

const status = (code: number, body: unknown) => (response: ServerResponse) =>
  sendJson(response, body, code);
const reset = (response: ServerResponse) => void response.destroy();
const silence = () => {};
const cut = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '99' });
  response.write('{"id":', () => response.destroy());
};
const html = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
const brokenJson = (response: ServerResponse) => void response.end('{"id":');

describe('a call', () => {
  it.each([
    ['rejected', status(400, [{ message: 'No' }]), 'rejected'],
    ['not let in', status(401, [{ message: 'No' }]), 'unauthorized'],
    ['forbidden', status(403, [{ message: 'No' }]), 'unauthorized'],
    ['not found', status(404, [{ message: 'No' }]), 'not-found'],
    ['in conflict', status(409, {}), 'conflict'],
    ['slowed down', status(429, {}), 'rate-limited'],
    ['moved', status(302, {}), 'unexpected-response'],
    ['answered with a web page', html, 'unexpected-response'],
    ['answered with half a JSON', brokenJson, 'unexpected-response'],
    ['answered with another object', status(200, { ident: 4 }), 'unexpected-response'],
  ])('that is %s fails alike for reads and writes', async (_, answer, kind) => {
    const { calls } = await clientOf(answer);
    expect((await failureOf(read(calls))).kind).toBe(kind);
    expect((await failureOf(write(calls))).kind).toBe(kind);
  });

  it.each([
    ['the service breaks', status(500, {}), 'unavailable'],
    ['the service is away', status(503, {}), 'unavailable'],
    ['the connection is reset', reset, 'timed-out'],
    ['the answer is cut off', cut, 'timed-out'],
    ['no answer comes', silence, 'timed-out'],
  ])('has an unknown outcome when %s, unless it may be repeated', async (_, answer, kind) => {
    const { calls } = await clientOf(answer, { timeoutMs: 150 });
    expect((await failureOf(write(calls))).kind).toBe('unknown-outcome');
    expect((await failureOf(read(calls))).kind).toBe(kind);
    expect((await failureOf(repeatableWrite(calls))).kind).toBe(kind);
  });

  it('that never left is unreachable, also when it writes', async () => {
    const { calls } = connect({ baseUrl: 'http://127.0.0.1:9' });
    const { kind, message } = await failureOf(write(calls));
    expect(kind).toBe('unreachable');
    expect(message).toMatch(/^ads\.create not sent: connect ECONNREFUSED 127\.0\.0\.1:9 \[ref /);
  });

  it('is not sent with bad input, and says all that is wrong', async () => {
    const { calls, seen } = await clientOf(status(200, {}));
    const error = await failureOf(
      calls.ads.create({ ...ad, a: '', creative: 1, type: 'post', bid: Number.NaN }),
    );
    expect(error.kind).toBe('invalid-input');
    expect(error.fieldErrors.map(({ path }) => path)).toEqual(['a', 'bid', 'creative', 'type']);
    expect(error.message).toContain('bid expected a number, found NaN; give a number');
    expect(seen).toEqual([]);
  });

  it('that is rejected says why, with the status and a reference', async () => {
    const { calls } = await clientOf(
      status(400, { message: 'Invalid', errors: { children: { bid: { errors: ['too low'] } } } }),
    );
    const { message, reference, fieldErrors, operation } = await failureOf(write(calls));
    expect(message).toBe(`ads.create rejected (400): Invalid; bid: too low [ref ${reference}]`);
    expect(reference).toMatch(/^[0-9A-F]{6}$/);
    expect(fieldErrors).toEqual([{ path: 'bid', message: 'too low' }]);
    expect(operation).toBe('ads.create');
  });

  it.each([401, 403])('that is refused with %i says which variable to check', async (code) => {
    const { calls } = await clientOf(status(code, [{ message: 'Access denied' }]));
    const { message } = await failureOf(read(calls));
    expect(message).toContain(`ads.get not allowed (${code}): Access denied; check SOCIAL_KEY`);
  });

  it('keeps how long the service wants us away', async () => {
    const { calls } = await clientOf(
      (response) => void response.writeHead(429, { 'retry-after': '12' }).end(),
    );
    expect((await failureOf(read(calls))).retryAfterMs).toBe(12_000);
  });

  it('that its caller aborts ends with the caller’s reason', async () => {
    const reason = new Error('activity cancelled');
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const { calls } = await clientOf(() => resolve());
    const controller = new AbortController();
    const call = calls.ads.create(ad, { signal: controller.signal });
    await arrived;
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('is one line in the log: quiet, but loud where the service drifts from its contract', async () => {
    const { calls, lines } = await clientOf(html);
    const { reference, message } = await failureOf(read(calls));
    expect(lines).toEqual([
      {
        level: 'warn',
        message,
        operation: 'ads.get',
        kind: 'unexpected-response',
        status: 200,
        reference,
        ms: expect.any(Number),
      },
    ]);
    const healthy = await clientOf(status(200, { id: '4' }));
    await read(healthy.calls);
    expect(healthy.lines).toMatchObject([
      { level: 'debug', operation: 'ads.get', status: 200, message: 'request finished' },
    ]);
  });
});

describe('the key', () => {
  const echo = `No: key=${key} key=${encodeURIComponent(key)} ${new URLSearchParams({ key })}`;
  const long = 'x'.repeat(300 - 4);

  it('travels in the query of every request', async () => {
    const { calls, seen } = await clientOf(status(200, { id: '4' }));
    await read(calls);
    await write(calls);
    for (const { path } of seen) {
      expect(new URL(path ?? '', 'http://x').searchParams.get('key')).toBe(key);
    }
  });

  it.each([
    ['rejected', status(400, [{ message: echo }])],
    ['rejected field by field', status(400, { errors: { children: { bid: { errors: [echo] } } } })],
    ['rejected at such length that it is cut', status(400, [{ message: long + key }])],
    ['not let in', status(403, { error: { code: echo, message: echo } })],
    ['not found', status(404, [{ message: echo }])],
    ['in conflict', status(409, echo)],
    ['slowed down', status(429, { message: echo })],
    ['failing', status(500, [{ message: echo }])],
    ['a web page', (response: ServerResponse) => void response.end(`<html>${echo}</html>`)],
    ['oddly typed', (r: ServerResponse) => void r.setHeader('content-type', `a/${key}`).end('{')],
    ['another object', status(200, { [key]: key, id: [key] })],
    ['reset', reset],
    ['silent', silence],
    ['cut off', cut],
    [
      'no HTTP',
      (response: ServerResponse) => void response.socket?.end(`HTTP/1.1 ${key}\r\n\r\n${echo}`),
    ],
  ])('is in no error and no log line when the answer is %s', async (_, answer) => {
    const { calls, lines } = await clientOf(answer, { timeoutMs: 150 });
    for (const call of [read, write]) {
      const error = await failureOf(call(calls));
      const said = inspect([error, lines], { depth: 9, showHidden: true }) + JSON.stringify(error);
      for (const part of [key, encodeURIComponent(key), 'k3y&', 'k3y%', 'odd+', 'with/odd']) {
        expect(said).not.toContain(part);
      }
    }
  });

  it('is in no error and no log line when nothing can be sent', async () => {
    const { calls, lines } = connect({ baseUrl: 'http://127.0.0.1:9' });
    const said = inspect([await failureOf(read(calls)), lines], { depth: 9, showHidden: true });
    expect(said).not.toContain('k3y');
  });

  it('is not in what a list answers, though the service puts it there', async () => {
    const next = `https://service.example/accounts?key=${encodeURIComponent(key)}&page=2`;
    const range = { total: 0, limit: 100, nb_pages: 0, page: 1, results: 0, next };
    const { calls } = await clientOf(status(200, { data: [], range }));
    expect(JSON.stringify(await calls.accounts.list({}))).not.toContain('k3y');
  });
});
