import { describe, expect, it, onTestFinished } from 'vitest';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { createSocialClient, social } from '../../../src/services/social/index.ts';
import { sendJson, startRawServer } from '../support/raw-server.ts';
import { accountsShapes } from './shapes/accounts.ts';
import { adSetsShapes } from './shapes/ad-sets.ts';
import { adsShapes } from './shapes/ads.ts';
import { advertisersShapes } from './shapes/advertisers.ts';
import { campaignsShapes } from './shapes/campaigns.ts';
import { mediaPlansShapes } from './shapes/media-plans.ts';

// Written by hand from the reference, so that declarations, client and stand-in cannot be wrong together.
const shapes = [
  ...accountsShapes,
  ...advertisersShapes,
  ...mediaPlansShapes,
  ...campaignsShapes,
  ...adSetsShapes,
  ...adsShapes,
];

describe('the request of', () => {
  it.each(shapes)('%s', async (_, call, line, body, answer) => {
    const { url: baseUrl, seen } = await startRawServer((response) => sendJson(response, answer));
    const client = createSocialClient({ baseUrl, key: 'k' });
    onTestFinished(client.close);
    await call(client.calls);

    expect(seen).toHaveLength(1);
    const { method, path, headers, body: sent } = seen[0] ?? {};
    expect(`${method} ${path}`).toBe(`${line}${line.includes('?') ? '&' : '?'}key=k`);
    expect(sent).toBe(body);
    const type = headers?.['content-type'];
    // The reference spells it so; the registered type is spelled differently.
    expect([undefined, 'application/x-www-form-url-encoded']).toContain(type);
    expect(type === undefined).toBe(body === '');
  });

  it('every operation that is declared is among them', () => {
    const covered = new Set(shapes.map(([operation]) => operation));
    expect(covered).toEqual(new Set(endpointsOf(social).map(({ operation }) => operation)));
  });
});
