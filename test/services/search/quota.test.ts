import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Grant } from '../../../src/shared/quota.ts';
import { failureOf } from '../support/failure-of.ts';
import { sendJson } from '../support/raw-server.ts';
import { quotaOf } from './support/quota-of.ts';
import { refusal, results, searchClientOf } from './support/search-answers.ts';

const ok = (response: ServerResponse) => sendJson(response, results([]));
const at = Date.parse('2027-01-31T13:00:10Z');

const refuse = (): Grant => ({ granted: false, waitMs: 3_890_000, retryAt: at + 3_890_000 });

describe('the quota', () => {
  it('is asked before every request, the one for the token included', async () => {
    const { quota, taken } = quotaOf();
    const { calls } = await searchClientOf(ok, { quota });
    await calls.customers.list({});
    await calls.customers.list({}, { lane: 'batch', reservation: 'r7' });
    expect(taken).toEqual([
      { lane: 'interactive' },
      { lane: 'interactive', reservation: undefined },
      { lane: 'batch', reservation: 'r7' },
    ]);
  });

  it('is asked for people when background work needs a token first', async () => {
    const { quota, taken } = quotaOf();
    const { calls } = await searchClientOf(ok, { quota });
    await calls.customers.list({}, { lane: 'batch', reservation: 'r7' });
    expect(taken).toEqual([{ lane: 'interactive' }, { lane: 'batch', reservation: 'r7' }]);
  });

  it('is asked again for a request that is sent again', async () => {
    const { quota, taken } = quotaOf();
    const { calls, seen } = await searchClientOf(
      (response, _, count) =>
        count === 1 ? sendJson(response, refusal('INVALID_AUTH_TOKEN', 'No'), 401) : ok(response),
      { quota },
    );
    await calls.customers.list({});
    expect(seen).toHaveLength(4);
    expect(taken).toHaveLength(4);
  });

  it('is not asked for what is not sent', async () => {
    const { quota, taken } = quotaOf();
    const { calls } = await searchClientOf(ok, { quota });
    await failureOf(calls.clients.get({ clientId: '' }));
    const stopped = calls.customers.list({}, { signal: AbortSignal.abort(new Error('gone')) });
    await expect(stopped).rejects.toThrow('gone');
    expect(taken).toEqual([]);
  });

  it.each([
    ['interactive', 'the search service’s 1000 requests an hour are used up'],
    [
      'batch',
      'what background work may use of the search service’s 1000 requests an hour is used up',
    ],
  ] as const)('that is used up says when to come back (%s)', async (lane, words) => {
    const { quota, blocked } = quotaOf((take) => (take === 1 ? { granted: true } : refuse()));
    const { calls, reads } = await searchClientOf(ok, { quota });
    const { kind, retryAfterMs, message, status } = await failureOf(
      calls.customers.list({}, { lane }),
    );
    expect([kind, retryAfterMs, status]).toEqual(['rate-limited', 3_890_000, undefined]);
    expect(message).toContain(
      `search.customers.list rate-limited: ${words}; free again at 14:05 UTC [ref `,
    );
    expect(reads()).toEqual([]);
    expect(blocked).toEqual([]);
  });

  it('that cannot be asked lets nothing go, and tells nothing of itself', async () => {
    const { quota } = quotaOf(() => Promise.reject(new Error('postgres://adjutant:pw@db refused')));
    const { calls, seen } = await searchClientOf(ok, { quota });
    const { kind, message } = await failureOf(calls.customers.list({}));
    expect(kind).toBe('unreachable');
    expect(message).toContain(
      'not sent: the store that counts the requests to the search service does not answer',
    );
    expect(message).not.toContain('pw');
    expect(seen).toEqual([]);
  });
});

describe('a 429 of the service', () => {
  it.each([
    ['says nothing', undefined, 3_600_000, '14:01'],
    ['says how long', '120', 120_000, '13:03'],
    ['says more than there is in a window', '86400', 3_600_000, '14:01'],
  ])('that %s keeps everybody away so long', async (_, retryAfter, ms, clock) => {
    const { quota, blocked } = quotaOf();
    const { calls, reads } = await searchClientOf(limited(retryAfter), { quota, now: () => at });
    const { kind, status, retryAfterMs, message } = await failureOf(calls.customers.list({}));
    expect([kind, status, retryAfterMs]).toEqual(['rate-limited', 429, ms]);
    expect(message).toContain(`TOO_MANY_REQUESTS: Slow down; free again at ${clock} UTC [ref `);
    expect(blocked).toEqual([ms]);
    expect(reads()).toHaveLength(1);
  });

  it('counts the same when it refuses a token, and without anybody who counts', async () => {
    const { quota, blocked } = quotaOf();
    const { calls } = await searchClientOf(ok, { quota, auth: limited() });
    expect((await failureOf(calls.customers.list({}))).retryAfterMs).toBe(3_600_000);
    expect(blocked).toEqual([3_600_000]);
    const alone = await searchClientOf(limited());
    expect((await failureOf(alone.calls.customers.list({}))).retryAfterMs).toBe(3_600_000);
  });

  it('after a refused token counts too', async () => {
    const { quota, blocked } = quotaOf();
    const { calls } = await searchClientOf(
      (response, _, count) =>
        count === 1
          ? sendJson(response, refusal('INVALID_AUTH_TOKEN', 'No'), 401)
          : limited('5')(response),
      { quota },
    );
    expect((await failureOf(calls.customers.list({}))).kind).toBe('rate-limited');
    expect(blocked).toEqual([5000]);
  });
});

const limited = (retryAfter?: string) => (response: ServerResponse) => {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  sendJson(response, refusal('TOO_MANY_REQUESTS', 'Slow down'), 429);
};
