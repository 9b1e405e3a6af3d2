import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCodecServer, type CodecServer } from '../../src/codec/codec-server.ts';
import { createPayloadCodec } from '../../src/codec/payload-codec.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';

const origin = 'http://localhost:8233';
const codec = createPayloadCodec(parsePayloadKeys(`a:${randomBytes(32).toString('base64')}`));
const base64 = (text: string) => Buffer.from(text).toString('base64');
const clear = {
  payloads: [{ metadata: { encoding: base64('json/plain') }, data: base64('"NW-2027-014"') }],
};
let server: CodecServer;
beforeAll(async () => {
  server = await startCodecServer({ codec, port: 0, origin });
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = { origin }) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

describe('the codec server', () => {
  it('encrypts and decrypts for the Temporal UI', async () => {
    const encoded = await post('/encode', clear);
    expect(encoded.headers.get('access-control-allow-origin')).toBe(origin);
    const locked = await encoded.json();
    expect(JSON.stringify(locked)).not.toContain(clear.payloads[0]?.data);
    expect(await (await post('/decode', locked)).json()).toEqual(clear);
  });

  it('answers what browsers ask before', async () => {
    const answer = await fetch(`${server.url}/decode`, { method: 'OPTIONS', headers: { origin } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-namespace');
  });

  it.each<[string, Record<string, string>]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['of nobody', {}],
  ])('opens nothing for a request %s', async (_whose, headers) => {
    const answer = await post('/decode', clear, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('opens nothing under another host name, which leads here all the same', async () => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const { port } = new URL(server.url);
    const headers = { origin, host: 'rebound.example' };
    request({ port, path: '/decode', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end('{}');
    expect(await promise).toBe(403);
  });

  it.each([
    ['/decode', '{', 400],
    ['/decode', { payloads: 3 }, 400],
    ['/other', {}, 404],
  ])('refuses %s with %j', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});
