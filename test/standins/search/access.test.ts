import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSearchStandin } from '../../../src/standins/search/start.ts';
import { noon, startService, tokenIn } from './support/service.ts';

const hour = 3_600_000;
const invalidToken = {
  status: 401,
  body: { error: { code: 'INVALID_AUTH_TOKEN', message: 'The token is not valid' } },
};
const usedUp = {
  status: 429,
  body: { error: { code: 'TOO_MANY_REQUESTS', message: 'Rate limit exceeded' } },
};

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'search.sqlite');
}

describe('signing in', () => {
  it('gives a token, and another one each time', async () => {
    const { signIn, ask } = await startService();
    const answer = await signIn();
    expect(answer).toEqual({ status: 200, body: { result: { token: expect.any(String) } } });
    const [first, second] = [tokenIn(answer), tokenIn(await signIn())];
    expect(first).not.toBe(second);
    for (const token of [first, second]) {
      expect(await ask('/customers', token)).toMatchObject({ status: 200 });
    }
  });

  it.each([
    ['another name', { username: 'mara@agency.example' }],
    ['another password', { password: 'hunter2' }],
  ])('is refused to %s', async (_, wrong) => {
    const { signIn, username, password } = await startService();
    expect(await signIn({ username, password, ...wrong })).toEqual({
      status: 401,
      body: { error: { code: 'INVALID_CREDENTIALS', message: 'Wrong username or password' } },
    });
  });

  it.each([
    ['no fields', '{}', 'application/json', 'username is required; password is required'],
    ['no JSON', 'username=x', 'application/json', 'The body must be a JSON object'],
    ['a form', 'username=x', 'application/x-www-form-urlencoded', 'The content type must be'],
  ])('is refused with %s', async (_, body, type, message) => {
    const { ask } = await startService();
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    expect(await ask('/auth', '', init)).toEqual({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', message: expect.stringContaining(message) } },
    });
  });
});

describe('a token', () => {
  it.each(['', 'wrong'])('is not %j', async (token) => {
    const { ask } = await startService();
    expect(await ask('/clients/501/campaigns', token)).toEqual(invalidToken);
  });

  it('is valid for 48 hours', async () => {
    let now = noon;
    const { signIn, ask } = await startService({ now: () => now });
    const token = tokenIn(await signIn());
    now += 48 * hour - 1;
    expect(await ask('/customers', token)).toMatchObject({ status: 200 });
    now += 1;
    expect(await ask('/customers', token)).toEqual(invalidToken);
  });

  it('can be revoked, and then a new one be had', async () => {
    const { signIn, ask, control } = await startService();
    const token = tokenIn(await signIn());
    await control.revokeTokens();
    expect(await ask('/customers', token)).toEqual(invalidToken);
    expect(await ask('/customers', tokenIn(await signIn()))).toMatchObject({ status: 200 });
  });
});

describe('the hour', () => {
  it('has room for so many requests, whatever they are and whoever makes them', async () => {
    const { signIn, ask } = await startService({ perHour: 5 });
    const token = tokenIn(await signIn());
    await signIn();
    await ask('/customers', 'wrong');
    await ask('/customers', token);
    expect(await ask('/nothing', token)).toMatchObject({ status: 404 });
    expect(await ask('/customers', token)).toEqual(usedUp);
    expect(await signIn()).toEqual(usedUp);
  });

  it('rolls: each request makes room an hour after it was made, and a refused one takes none', async () => {
    let now = noon;
    const { signIn, ask } = await startService({ now: () => now, perHour: 3 });
    const token = tokenIn(await signIn());
    const statuses = async (count: number) => {
      const asked = Array.from({ length: count }, () => ask('/customers', token));
      return (await Promise.all(asked))
        .map(({ status }) => status)
        .toSorted((one, other) => one - other);
    };
    now += hour / 2;
    expect(await statuses(3)).toEqual([200, 200, 429]);
    now += hour / 2 - 1;
    expect(await statuses(1)).toEqual([429]);
    now += 1;
    expect(await statuses(2)).toEqual([200, 429]);
    now += hour / 2;
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  it('has a thousand requests', { timeout: 60_000 }, async () => {
    const { signIn, ask } = await startService();
    const token = tokenIn(await signIn());
    const asked = Array.from({ length: 999 }, () => ask('/nothing', token));
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([404]));
    expect(await ask('/customers', token)).toEqual(usedUp);
  });

  it('can be used up at once', async () => {
    let now = noon;
    const { signIn, ask, control } = await startService({ now: () => now });
    const token = tokenIn(await signIn());
    await control.useUpHour();
    now += hour - 1;
    expect(await ask('/customers', token)).toEqual(usedUp);
    now += 1;
    expect(await ask('/customers', token)).toMatchObject({ status: 200 });
  });
});

describe('after a restart', () => {
  it('tokens and the hour are what they were', async () => {
    const file = await temporaryFile();
    const first = await startService({ file, perHour: 4 });
    const kept = tokenIn(await first.signIn());
    await first.ask('/customers', kept);
    await first.close();
    const second = await startService({ file, perHour: 4 });
    expect(await second.ask('/customers', kept)).toMatchObject({ status: 200 });
    await second.control.revokeTokens();
    expect(await second.ask('/customers', kept)).toEqual(invalidToken);
    expect(await second.ask('/customers', kept)).toEqual(usedUp);
    await second.close();
    const third = await startService({ file, perHour: 5 });
    expect(await third.ask('/customers', kept)).toEqual(invalidToken);
    expect(await third.ask('/customers', kept)).toEqual(usedUp);
  });

  it('what it reports is the same', async () => {
    const query = '/clients/501/keywords?fields=keyword,keyword_name,impressions,pub_cost,revenue';
    const [first, second] = [await startService(), await startService()];
    expect(await first.rows(query)).toEqual(await second.rows(query));
  });
});

describe('the doors', () => {
  it('suffer scripted faults, in the layout of the service', async () => {
    const { get, control } = await startService();
    await get('/customers');
    const fault = { kind: 'status', status: 503 } as const;
    await control.fault([{ operation: 'search.campaigns.list', fault }]);
    expect(await get('/clients')).toMatchObject({ status: 200 });
    expect(await get('/clients/501/campaigns')).toEqual({
      status: 503,
      body: { error: { code: 'SERVICE_UNAVAILABLE', message: 'Scripted' } },
    });
    expect(await get('/clients/501/campaigns')).toMatchObject({ status: 200 });
  });

  it('count requests that go wrong', async () => {
    const { get, control } = await startService({ perHour: 2 });
    const fault = { kind: 'status', status: 500 } as const;
    await control.fault([{ operation: 'search.customers.list', fault }]);
    expect(await get('/customers')).toMatchObject({ status: 500 });
    expect(await get('/customers')).toEqual(usedUp);
  });

  it('show what was asked, without the token and the password', async () => {
    const { get, control, password } = await startService();
    await get('/clients?name=Lichtspiel');
    const seen = await control.requests();
    const at = new Date(noon).toISOString();
    expect(seen).toEqual([
      { operation: 'search.auth.token', method: 'POST', path: '/v1.0/auth', status: 200, at },
      {
        operation: 'search.clients.list',
        method: 'GET',
        path: '/v1.0/clients?name=Lichtspiel',
        status: 200,
        at,
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain(password);
  });

  it('are on loopback, say who they are, and open to no web page', async () => {
    const { url } = await startService();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const health = await fetch(`${url}/_control/health`);
    expect(health.headers.get('x-standin')).toBe('search');
    expect(await health.json()).toEqual({ standin: 'search' });
    const headers = { origin: 'https://elsewhere.example' };
    expect((await fetch(`${url}/v1.0/auth`, { method: 'POST', headers })).status).toBe(403);
    const action = `${url}/_control/actions/use-up-hour`;
    expect((await fetch(action, { method: 'POST', headers })).status).toBe(403);
    expect((await fetch(action)).status).toBe(404);
    expect((await fetch(`${url}/_control/actions/toString`, { method: 'POST' })).status).toBe(404);
  });

  it('leave nothing open when the port is taken', async () => {
    const { url } = await startService();
    const port = Number(new URL(url).port);
    await expect(startSearchStandin({ port })).rejects.toThrow('EADDRINUSE');
  });
});
