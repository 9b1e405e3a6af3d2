import { describe, expect, it, onTestFinished } from 'vitest';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { createSocialClient, social } from '../../../src/services/social/index.ts';
import { sendJson, startRawServer } from '../support/raw-server.ts';
import { socialShapes } from './shapes/social-shapes.ts';

describe('the request of', () => {
  it.each(socialShapes)('%s', async (_, call, line, body, answer) => {
    const { url: baseUrl, seen } = await startRawServer((response) => sendJson(response, answer));
    const client = createSocialClient({ baseUrl, key: 'k' });
    onTestFinished(client.close);
    await call(client.calls);

    expect(seen).toHaveLength(1);
    const { method, path, headers, body: sent } = seen[0] ?? {};
    expect(`${method} ${path}`).toBe(`${line}${line.includes('?') ? '&' : '?'}key=k`);
    expect(sent).toBe(body);
    expect(headers?.['content-type']).toBe(contentTypeOf(body));
    expect(headers?.['accept']).toBe('application/json');
  });

  it('every one of the 56 operations is among them', () => {
    const covered = new Set(socialShapes.map(([operation]) => operation));
    expect(covered).toEqual(new Set(endpointsOf(social).map(({ operation }) => operation)));
    expect(covered.size).toBe(56);
  });
});

function contentTypeOf(body: string): string | undefined {
  if (body === '') return undefined;
  // The reference spells the form's so; the registered type is spelled differently.
  return body.startsWith('{') ? 'application/json' : 'application/x-www-form-url-encoded';
}
