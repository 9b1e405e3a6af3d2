import { describe, expect, it } from 'vitest';
import { failureOf } from '../../services/support/failure-of.ts';
import { makeAdSet, startAgency } from './support/agency.ts';

const adsOf = async ({ calls }: Awaited<ReturnType<typeof startAgency>>, place: Place) =>
  (await calls.ads.list(place)).data.length;

type Place = Awaited<ReturnType<typeof makeAdSet>>;

describe('a scripted fault', () => {
  it.each([
    [{ kind: 'status', status: 503 }, 'unknown-outcome', 0],
    [{ kind: 'status', status: 429 }, 'rate-limited', 0],
    [{ kind: 'status', status: 401, body: { error: 'no' } }, 'unauthorized', 0],
    [{ kind: 'reset', when: 'before' }, 'unknown-outcome', 0],
    [{ kind: 'reset', when: 'after' }, 'unknown-outcome', 1],
    [{ kind: 'garbage' }, 'unexpected-response', 1],
    [
      { kind: 'garbage', body: '{"id":', contentType: 'application/json' },
      'unexpected-response',
      1,
    ],
  ] as const)('%j makes a write end in %s %s', async (fault, kind, made) => {
    const agency = await startAgency();
    const place = await makeAdSet(agency.calls);
    await agency.control.fault([{ operation: 'ads.create', fault }]);
    expect((await failureOf(agency.calls.ads.create(place))).kind).toBe(kind);
    expect(await adsOf(agency, place)).toBe(made);
    await agency.calls.ads.create(place);
    expect(await adsOf(agency, place)).toBe(made + 1);
  });

  it.each([
    { kind: 'delay', ms: 30 },
    { kind: 'slow-body', ms: 30 },
  ] as const)('$kind takes its time and then goes well', async (fault) => {
    const { calls, control } = await startAgency();
    await control.fault([{ operation: 'accounts.list', fault }]);
    const startedAt = performance.now();
    expect((await calls.accounts.list({})).data).toHaveLength(6);
    expect(performance.now() - startedAt).toBeGreaterThan(28);
  });

  it('skips as many as it is told, comes as often as it is told, and waits for its operation', async () => {
    const { calls, control } = await startAgency();
    const fault = { kind: 'status', status: 500 } as const;
    await control.fault([{ operation: 'accounts.list', skip: 1, times: 2, fault }]);
    await calls.advertisers.list({});
    await calls.accounts.list({});
    await failureOf(calls.accounts.list({}));
    await failureOf(calls.accounts.list({}));
    await calls.accounts.list({});
    const seen = await control.requests();
    expect(seen.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      'advertisers.list 200',
      'accounts.list 200',
      'accounts.list 500',
      'accounts.list 500',
      'accounts.list 200',
    ]);
  });

  it('is forgotten when the script is replaced', async () => {
    const { calls, control } = await startAgency();
    const fault = { kind: 'status', status: 500 } as const;
    await control.fault([{ operation: 'accounts.list', fault }]);
    await control.fault([]);
    await calls.accounts.list({});
  });

  it('is refused when it can never come', async () => {
    const { control, url } = await startAgency();
    const fault = { kind: 'status', status: 500 } as const;
    await expect(control.fault([{ operation: 'ads.made', fault }])).rejects.toThrow('ads.create');
    const answer = await fetch(`${url}/_control/faults`, { method: 'POST', body: 'not JSON' });
    expect(answer.status).toBe(400);
  });
});

describe('the control door', () => {
  it('says who is behind it', async () => {
    const { url } = await startAgency();
    const answer = await fetch(`${url}/_control/health`);
    expect(await answer.json()).toEqual({ standin: 'social' });
    expect(answer.headers.get('x-standin')).toBe('social');
    expect((await fetch(`${url}/_control/other`)).status).toBe(404);
  });

  it('shows what was asked, without the key, and what became of it', async () => {
    const { calls, control } = await startAgency({ now: () => 0 });
    await control.fault([{ operation: 'ads.get', fault: { kind: 'reset', when: 'after' } }]);
    const place = { m: '1001', c: '2001', a: '3001' };
    await calls.ads.list({ ...place, limit: 2 });
    await failureOf(calls.ads.get({ ...place, ad_id: '4001' }));
    const path = '/clients/1001/campaigns/2001/adsets/3001/ads';
    const at = '1970-01-01T00:00:00.000Z';
    expect(await control.requests()).toEqual([
      { operation: 'ads.list', method: 'GET', path: `${path}?limit=2`, status: 200, at },
      { operation: 'ads.get', method: 'GET', path: `${path}/4001`, status: 0, at },
    ]);
  });

  it('keeps the key out of its log also where a fault came before the answer', async () => {
    const { calls, control, key } = await startAgency();
    const fault = { kind: 'status', status: 500 } as const;
    await control.fault([{ operation: 'accounts.list', fault }]);
    await failureOf(calls.accounts.list({}));
    expect(JSON.stringify(await control.requests())).not.toContain(key);
  });

  it('belongs to a service that can be made slow from the start', async () => {
    const { calls } = await startAgency({ latencyMs: 30 });
    const startedAt = performance.now();
    await calls.accounts.list({});
    expect(performance.now() - startedAt).toBeGreaterThan(28);
  });
});
