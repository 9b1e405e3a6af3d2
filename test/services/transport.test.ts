import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TransportError } from '../../src/services/transport-error.ts';
import { createTransport, type TransportOptions } from '../../src/services/transport.ts';
import { startRawServer } from './support/raw-server.ts';

const request = { method: 'GET', path: '/x', query: '', headers: {} };

function transportTo(baseUrl: string, options: Partial<TransportOptions> = {}) {
  const transport = createTransport({
    baseUrl,
    timeoutMs: 5_000,
    maxResponseBytes: 1_000_000,
    ...options,
  });
  onTestFinished(() => transport.close());
  return transport;
}

async function errorOf(sent: Promise<unknown>): Promise<TransportError> {
  const error = await sent.catch((reason: unknown) => reason);
  if (error instanceof TransportError) return error;
  throw error;
}

describe('a transport', () => {
  it('sends what it is given and hands back the answer', async () => {
    const { url, seen } = await startRawServer((response) => {
      response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '7' }).end('later');
    });
    const answer = await transportTo(`${url}/v1/`).send({
      ...request,
      method: 'POST',
      query: 'a=1',
      headers: { token: 't' },
      body: { contentType: 'text/odd', text: 'é' },
    });
    expect(answer).toEqual({
      status: 503,
      contentType: 'text/plain',
      retryAfter: '7',
      text: 'later',
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/v1/x?a=1',
      body: 'é',
      headers: { token: 't', 'content-type': 'text/odd', 'accept-encoding': 'gzip' },
    });
  });

  it('decodes gzip, and text in pieces', async () => {
    const { url } = await startRawServer((response) => {
      const zipped = gzipSync('{"name":"Grüße"}');
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(zipped.subarray(0, 9));
      response.end(zipped.subarray(9));
    });
    expect((await transportTo(url).send(request)).text).toBe('{"name":"Grüße"}');
  });

  it('refuses gzip that is broken or unfolds to more than the cap', async () => {
    const { url } = await startRawServer((response, { path }) => {
      const zipped = gzipSync(Buffer.alloc(100_000));
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(path === '/x?broken' ? zipped.subarray(0, 20) : zipped);
    });
    const transport = transportTo(url, { maxResponseBytes: 10_000 });
    for (const query of ['broken', 'bomb']) {
      const error = await errorOf(transport.send({ ...request, query }));
      expect(error).toMatchObject({ reason: 'undecodable', isSent: true });
    }
  });

  it('stops reading an answer that is too large', async () => {
    const { url } = await startRawServer((response) => void response.end(Buffer.alloc(50_000)));
    const error = await errorOf(transportTo(url, { maxResponseBytes: 10_000 }).send(request));
    expect(error).toMatchObject({ reason: 'too-large', isSent: true });
  });

  it('gives up when the whole exchange takes too long, even if it trickles', async () => {
    const { url } = await startRawServer((response) => {
      const trickle = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(trickle));
    });
    const error = await errorOf(transportTo(url, { timeoutMs: 80 }).send(request));
    expect(error).toMatchObject({ reason: 'timeout', isSent: true });
    expect(error.message).toBe('no answer within 80 ms');
  });

  it('knows that a request which waited for a connection until its deadline was never sent', async () => {
    const { url, seen } = await startRawServer(() => {});
    const dispatcher = new Pool(url, { connections: 2, pipelining: 1 });
    onTestFinished(() => dispatcher.destroy());
    const end = new AbortController();
    const patient = transportTo(url, { dispatcher });
    const held = [1, 2].map(() =>
      patient.send(request, { signal: end.signal }).catch(() => 'ended'),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(2));

    const error = await errorOf(transportTo(url, { dispatcher, timeoutMs: 50 }).send(request));
    expect(error).toMatchObject({ reason: 'timeout', isSent: false });
    end.abort();
    expect(await Promise.all(held)).toEqual(['ended', 'ended']);
    expect(seen).toHaveLength(2);
  });

  it('gives a request that waited for a connection the whole time for its answer all the same', async () => {
    const answers: ServerResponse[] = [];
    const { url } = await startRawServer((response) => void answers.push(response));
    const dispatcher = new Pool(url, { connections: 1, pipelining: 1 });
    onTestFinished(() => dispatcher.destroy());
    const transport = transportTo(url, { dispatcher, timeoutMs: 1_500 });
    const first = transport.send(request);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const askedAt = performance.now();
    const second = transport.send(request);
    const since = () => performance.now() - askedAt;
    await vi.waitFor(() => expect(since()).toBeGreaterThan(1_000), { timeout: 5_000 });
    answers[0]?.end('first');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    // Past the time it was asked at, within that since it was sent.
    await vi.waitFor(() => expect(since()).toBeGreaterThan(1_800), { timeout: 5_000 });
    answers[1]?.end('second');
    expect((await first).text).toBe('first');
    expect((await second).text).toBe('second');
  });

  it('ends what is not sent yet, and waits for what is, where the caller wants it so', async () => {
    const answers: ServerResponse[] = [];
    const { url, seen } = await startRawServer((response) => void answers.push(response));
    const dispatcher = new Pool(url, { connections: 1, pipelining: 1 });
    onTestFinished(() => dispatcher.destroy());
    const transport = transportTo(url, { dispatcher });
    const end = new AbortController();
    const [sent, waiting] = [1, 2].map(() => transport.send(request, { unsent: end.signal }));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const reason = new Error('the worker ends');
    end.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    answers[0]?.end('done');
    expect((await sent)?.text).toBe('done');
    await expect(transport.send(request, { unsent: end.signal })).rejects.toBe(reason);
    expect(seen).toHaveLength(1);
  });

  it('passes on the reason of the caller who aborts, before and during the exchange', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { url } = await startRawServer(() => arrive());
    const controller = new AbortController();
    const sent = transportTo(url).send(request, { signal: controller.signal });
    await arrived;
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(sent).rejects.toBe(reason);
    await expect(transportTo(url).send(request, { signal: controller.signal })).rejects.toBe(
      reason,
    );
  });

  it('leaves nothing behind on the signal of a caller who makes many requests', async () => {
    const { url } = await startRawServer((response) => void response.end());
    const { signal } = new AbortController();
    const { signal: unsent } = new AbortController();
    await transportTo(url).send(request, { signal, unsent });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(getEventListeners(unsent, 'abort')).toEqual([]);
  });

  it('knows that a refused connection sent nothing', async () => {
    const error = await errorOf(transportTo('http://127.0.0.1:9').send(request));
    expect(error).toMatchObject({ reason: 'connection', isSent: false });
    expect(error.message).toContain('ECONNREFUSED');
  });

  it('knows that a name nobody knows and a server without TLS got nothing', async () => {
    const unknown = await errorOf(transportTo('https://nowhere.invalid').send(request));
    expect(unknown).toMatchObject({ reason: 'connection', isSent: false });
    const { url, seen } = await startRawServer((response) => void response.end());
    const plain = await errorOf(transportTo(url.replace('http:', 'https:')).send(request));
    expect(plain).toMatchObject({ reason: 'connection', isSent: false });
    expect(seen).toEqual([]);
  });

  it('knows that a reset before or in the middle of the answer came after sending', async () => {
    const { url } = await startRawServer((response, { path }) => {
      if (path === '/x?middle') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"data":', () => response.destroy());
      } else response.destroy();
    });
    const transport = transportTo(url);
    for (const query of ['early', 'middle']) {
      const error = await errorOf(transport.send({ ...request, query }));
      expect(error).toMatchObject({ reason: 'connection', isSent: true });
    }
  });

  it('keeps its connections', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await startRawServer((response) => {
      ports.add(response.socket?.remotePort);
      response.end();
    });
    const transport = transportTo(url);
    for (let count = 0; count < 20; count += 1) await transport.send(request);
    // A connection may not be free yet when its answer is there.
    expect(ports.size).toBeLessThan(3);
  });

  it.each(['http://service.example.com', 'ftp://127.0.0.1'])('refuses %s', (baseUrl) => {
    expect(() => transportTo(baseUrl)).toThrow('plain http is for this machine only');
  });
});
