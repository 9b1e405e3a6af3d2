import { inspect } from 'node:util';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../support/failure-of.ts';
import { sendJson } from '../support/raw-server.ts';
import { password, refusal, results, searchClientOf } from './support/search-answers.ts';

const customer = { id: 401, name: 'Morgenrot Media' };
const ok = (response: ServerResponse) => sendJson(response, results([customer]));
const invalidToken = (response: ServerResponse) =>
  sendJson(response, refusal('INVALID_AUTH_TOKEN', 'The token is not valid'), 401);

describe('the token', () => {
  it('is asked for with JSON and travels in a header of its own', async () => {
    const { calls, seen } = await searchClientOf(ok);
    const { results: found } = await calls.customers.list({});
    expect(found).toEqual([{ id: '401', name: 'Morgenrot Media' }]);
    const [auth, read] = seen;
    expect(auth).toMatchObject({ method: 'POST', path: '/v1.0/auth' });
    expect(auth?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(auth?.headers).not.toHaveProperty('token');
    expect(auth?.body).toBe(JSON.stringify({ username: 'ada', password }));
    expect(read).toMatchObject({ method: 'GET', path: '/v1.0/customers', body: '' });
    expect(read?.headers).toMatchObject({ token: 't1' });
  });

  it('is got once for 50 callers at a time', async () => {
    const { calls, auths, reads } = await searchClientOf(ok);
    await Promise.all(Array.from({ length: 50 }, () => calls.customers.list({})));
    expect(auths()).toHaveLength(1);
    expect(reads()).toHaveLength(50);
  });

  it('is kept for 47 hours', async () => {
    const hour = 3_600_000;
    let now = 0;
    const { calls, auths, reads } = await searchClientOf(ok, { now: () => now });
    for (const at of [0, 46.9 * hour, 47 * hour, 93.9 * hour]) {
      now = at;
      await calls.customers.list({});
    }
    expect(auths()).toHaveLength(2);
    expect(reads().map(({ headers }) => headers['token'])).toEqual(['t1', 't1', 't2', 't2']);
  });

  it('that is no longer valid is replaced once for all, and their requests are sent again', async () => {
    const { calls, auths, reads } = await searchClientOf((response, { headers }) =>
      headers['token'] === 't1' ? invalidToken(response) : ok(response),
    );
    await Promise.all(Array.from({ length: 20 }, () => calls.customers.list({})));
    expect(auths()).toHaveLength(2);
    expect(reads().filter(({ headers }) => headers['token'] === 't2')).toHaveLength(20);
  });

  it('is not thrown away because an older one is refused late', async () => {
    const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
    const { calls, auths, reads } = await searchClientOf((response, { headers }, count) => {
      if (count === 1) hold(response);
      else if (headers['token'] === 't1') invalidToken(response);
      else ok(response);
    });
    const slow = calls.customers.list({});
    const response = await held;
    await calls.customers.list({});
    invalidToken(response);
    await slow;
    expect(auths()).toHaveLength(2);
    expect(reads().map(({ headers }) => headers['token'])).toEqual(['t1', 't1', 't2', 't2']);
  });

  it('that is refused twice is not tried again', async () => {
    const { calls, auths, reads } = await searchClientOf(invalidToken);
    const { kind, message } = await failureOf(calls.customers.list({}));
    expect(kind).toBe('unauthorized');
    expect(message).toMatch(
      /^search\.customers\.list not allowed \(401\): INVALID_AUTH_TOKEN: The token is not valid; check SEARCH_USERNAME and SEARCH_PASSWORD \[ref /,
    );
    expect(auths()).toHaveLength(2);
    expect(reads()).toHaveLength(2);
  });

  it('is not replaced because of a 403', async () => {
    const { calls, auths, reads } = await searchClientOf((response) =>
      sendJson(response, refusal('FORBIDDEN', 'Not yours'), 403),
    );
    expect((await failureOf(calls.clients.get({ clientId: '9' }))).kind).toBe('unauthorized');
    expect([auths().length, reads().length]).toEqual([1, 1]);
  });

  it('that is not given says what to check, and is asked for again by the next call', async () => {
    const { calls, auths, reads } = await searchClientOf(ok, {
      auth: (response, _, count) =>
        count === 1
          ? sendJson(response, refusal('UNAUTHORIZED', 'Wrong password'), 401)
          : sendJson(response, { result: { token: 't2' } }),
    });
    const { kind, message } = await failureOf(calls.customers.list({}));
    expect(kind).toBe('unauthorized');
    expect(message).toMatch(
      /^search\.auth\.token not allowed \(401\): UNAUTHORIZED: Wrong password; check SEARCH_USERNAME and SEARCH_PASSWORD \[ref /,
    );
    expect(reads()).toEqual([]);
    await calls.customers.list({});
    expect(auths()).toHaveLength(2);
  });

  it.each([
    ['has a line break', { result: { token: 'a\r\nx: y' } }],
    ['is empty', { result: { token: '' } }],
    ['is not there', { token: 't1' }],
    ['is a number', { result: { token: 5 } }],
  ])('that %s is no answer', async (_, answer) => {
    const { calls, reads } = await searchClientOf(ok, {
      auth: (response) => sendJson(response, answer),
    });
    const { kind, operation } = await failureOf(calls.customers.list({}));
    expect([kind, operation]).toEqual(['unexpected-response', 'search.auth.token']);
    expect(reads()).toEqual([]);
  });

  it('goes on being fetched for the others when one caller gives up', async () => {
    const { promise: asked, resolve: arrived } = Promise.withResolvers<ServerResponse>();
    const { calls, auths } = await searchClientOf(ok, { auth: arrived });
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const given = failedWith(calls.customers.list({}, { signal: controller.signal }));
    const kept = calls.customers.list({});
    const response = await asked;
    controller.abort(reason);
    expect(await given).toBe(reason);
    sendJson(response, { result: { token: 't1' } });
    expect((await kept).totalResults).toBe(1);
    expect(auths()).toHaveLength(1);
  });
});

const echo = (token: string) =>
  `No: ${password} ${encodeURIComponent(password)} ${JSON.stringify({ password })} token=${token}`;

describe('the secrets', () => {
  const token = 'tok3n+with/odd=letters';
  const giveToken = (response: ServerResponse) => sendJson(response, { result: { token } });

  it.each([400, 401, 403, 404, 409, 429, 500, 503])(
    'are in no error and no log line of an answer with status %i',
    async (status) => {
      const { calls, lines } = await searchClientOf(
        (response) => sendJson(response, refusal(echo(token), echo(token)), status),
        { auth: giveToken },
      );
      expectNoSecrets([await failureOf(calls.customers.list({})), lines]);
    },
  );

  it('are in no error of a request for a token', async () => {
    const { calls, lines } = await searchClientOf(ok, {
      auth: (response) => sendJson(response, refusal('NO', echo('')), 400),
    });
    expectNoSecrets([await failureOf(calls.customers.list({})), lines]);
    const asked = calls.auth.token({ username: 'eve', password: 'an0ther "one"' });
    expect((await failureOf(asked)).message).not.toContain('an0ther');
  });

  it('that somebody types are in no error either', async () => {
    const { calls, lines } = await searchClientOf(ok, {
      auth: (response, { body }) => sendJson(response, refusal('NO', body), 400),
    });
    const asked = calls.auth.token({ username: 'eve', password: 'an0ther "one"' });
    const said = inspect([await failureOf(asked), lines], { depth: 9 });
    expect(said).not.toContain('an0ther');
    expect(said).toContain('[secret]');
  });
});

async function failedWith(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => 'succeeded',
    (reason: unknown) => reason,
  );
}

function expectNoSecrets(all: unknown) {
  const said = inspect(all, { depth: 9, showHidden: true });
  for (const part of ['p4ss', 'tok3n', 'with/odd', 'with%2Fodd']) expect(said).not.toContain(part);
}
