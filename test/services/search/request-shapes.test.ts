import { describe, expect, it, onTestFinished } from 'vitest';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { createSearchClient, search } from '../../../src/services/search/index.ts';
import { sendJson, startRawServer } from '../support/raw-server.ts';
import { searchShapes } from './shapes/search-shapes.ts';

describe('the request of', () => {
  it.each(searchShapes)('%s', async (_, call, line, body, answer) => {
    const { calls, seen } = await clientOf(answer);
    await call(calls);

    const { method, path, headers, body: sent } = seen.at(-1) ?? {};
    expect(`${method} ${path}`).toBe(line);
    expect(sent).toBe(body);
    expect(headers?.['content-type']).toBe(body === '' ? undefined : 'application/json');
    expect(headers?.['token']).toBe(body === '' ? 't0ken' : undefined);
    expect(headers?.['accept']).toBe('application/json');
  });

  it('a token comes before the first of all others', async () => {
    const { calls, seen } = await clientOf([]);
    await calls.customers.list({}).catch(() => 'not an answer to it');
    expect(seen).toHaveLength(2);
    const { method, path, headers, body } = seen[0] ?? {};
    expect(`${method} ${path}`).toBe('POST /v1.0/auth');
    expect(body).toBe('{"username":"u@example.com","password":"p"}');
    expect(headers?.['content-type']).toBe('application/json');
    expect(headers?.['token']).toBeUndefined();
  });

  it('every one of the 26 operations is among them', () => {
    const covered = new Set(searchShapes.map(([operation]) => operation));
    expect(covered).toEqual(new Set(endpointsOf(search).map(({ operation }) => operation)));
    expect(covered.size).toBe(26);
  });
});

/** A client that is given a token when it asks for one, and this answer to all else. */
async function clientOf(answer: unknown) {
  const username = 'u@example.com';
  const { url: baseUrl, seen } = await startRawServer((response, { body }) => {
    sendJson(response, body.includes(username) ? { result: { token: 't0ken' } } : answer);
  });
  const client = createSearchClient({ baseUrl, username, password: 'p' });
  onTestFinished(client.close);
  return { calls: client.calls, seen };
}
