import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../src/services/client.ts';
import { endpoint, endpointsOf, service } from '../../src/services/endpoint.ts';
import { envelopeOf } from '../../src/services/envelope.ts';
import { decimal, id, json, list, record, text, whole } from '../../src/services/wire.ts';
import { failureOf } from './support/failure-of.ts';
import { sendJson, startRawServer } from './support/raw-server.ts';

const Thing = z.object({ id: z.string(), name: z.string().nullish() });
const thing = { id: '1', name: 'One' };
const read = { summary: '', request: {}, repeatable: true };
const write = { summary: '', repeatable: false, envelope: 'bare' } as const;
const day = z.iso.date();

/** Every envelope, body and field kind of both references, in the smallest declarations that need it. */
const sample = service({
  name: 'sample',
  resources: {
    reads: {
      bare: endpoint('GET /bare', { ...read, response: Thing, envelope: 'bare' }),
      data: endpoint('GET /data', { ...read, response: Thing, envelope: 'data' }),
      one: endpoint('GET /one', { ...read, response: Thing, envelope: 'one' }),
      page: endpoint('GET /page', { ...read, response: Thing, envelope: 'page' }),
      list: endpoint('GET /list', { ...read, response: Thing, envelope: 'list' }),
      results: endpoint('GET /v1.0/clients/{clientId}/campaigns', {
        ...read,
        request: { clientId: whole, limit: whole, from: day.optional(), sort: text.optional() },
        filters: { campaign_status: z.string().optional() },
        response: z.record(z.string(), z.unknown()),
        envelope: 'results',
      }),
    },
    writes: {
      success: endpoint('DELETE /audiences/{a}', {
        ...write,
        request: { a: id },
        response: z.object({ success: z.boolean() }),
      }),
      message: endpoint('DELETE /managers/{m}', {
        ...write,
        request: { m: id, user_id: z.string() },
        response: z.object({ message: z.string() }),
        body: 'json',
      }),
      counts: endpoint('PATCH /audiences/{a}/users', {
        ...write,
        request: { a: id, add: list(text).optional(), delete: list(text).optional() },
        response: z.object({ add: z.int(), delete: z.int() }),
      }),
      perform: endpoint('PATCH /ads/{ad}/performs/{action}', {
        ...write,
        request: { ad: id, action: text, bid: decimal.optional() },
        response: Thing,
        envelope: 'performed',
      }),
      subtype: endpoint('POST /audiences', {
        ...write,
        request: {
          subtype: text.optional(),
          name: text,
          rule: json(z.object({ and: z.array(z.string()) })).optional(),
        },
        response: Thing,
        query: ['subtype'],
      }),
      nested: endpoint('PUT /nested', {
        ...write,
        request: { target: record({ age: list(text) }) },
        response: Thing,
      }),
      cluster: endpoint('POST /clusters', {
        ...write,
        request: {
          name: z.string(),
          locations: z.array(z.object({ key: z.string(), n: z.int() })),
        },
        response: z.object({ id: z.int() }),
        body: 'json',
      }),
      login: endpoint('POST /v1.0/auth', {
        ...write,
        request: { username: z.string(), password: z.string() },
        response: z.object({ token: z.string() }),
        envelope: 'result',
        body: 'json',
      }),
    },
  },
});

async function answering(body: unknown, status = 200) {
  const { url, seen } = await startRawServer((response) => sendJson(response, body, status));
  const { calls, close } = createClient(sample, { baseUrl: url, authorize: () => ({}) });
  onTestFinished(close);
  return { ...calls, seen };
}

const range = { total: 1, limit: 100, nb_pages: 1, page: 1, results: 1 };

describe('an envelope', () => {
  it.each([
    ['bare', thing, thing],
    ['data', { data: thing }, thing],
    ['one', [thing], thing],
    ['page', { data: [thing], range }, { data: [thing], range }],
    ['list', { data: [thing] }, [thing]],
  ] as const)('of kind %s is opened', async (kind, wire, opened) => {
    const { reads } = await answering(wire);
    expect(await reads[kind]({})).toEqual(opened);
  });

  it('of a search answer keeps when it was made, and any field of a row', async () => {
    const answer = {
      requestId: 'r1',
      startedAt: '2027-01-31 10:00:00',
      completedAt: '2027-01-31 10:00:01',
      timeTakenMs: 812,
      totalResults: 1,
      errors: false,
      results: [{ campaign_name: 'Brand', ctr: 0.1 }],
    };
    const { reads, seen } = await answering(answer);
    const found = await reads.results({ clientId: 7, limit: 10, from: '2027-01-01', sort: '+ctr' });
    expect(found).toEqual(answer);
    expect(seen[0]?.path).toBe('/v1.0/clients/7/campaigns?limit=10&from=2027-01-01&sort=%2Bctr');
    const { reads: faulty } = await answering({ ...answer, errors: true });
    const { kind } = await failureOf(faulty.results({ clientId: 7, limit: 10 }));
    expect(kind).toBe('unexpected-response');
  });

  it.each([
    ['bare', { data: thing }],
    ['data', thing],
    ['one', [thing, thing]],
    ['one', []],
    ['page', { data: [thing] }],
    ['page', { data: [{ id: 1 }], range }],
    ['list', [thing]],
  ] as const)('of kind %s is not taken for another', async (kind, wire) => {
    const { reads } = await answering(wire);
    expect((await failureOf(reads[kind]({}))).kind).toBe('unexpected-response');
  });

  it('tells by status 202 that it was so already', async () => {
    const already = await answering(thing, 202);
    expect(await already.writes.perform({ ad: '1', action: 'play' })).toEqual({
      ...thing,
      alreadyInState: true,
    });
    const now = await answering(thing);
    expect(await now.writes.perform({ ad: '1', action: 'play' })).toEqual({
      ...thing,
      alreadyInState: false,
    });
  });

  it('lets the service say more than we know, and drops it', async () => {
    const next = 'https://service.example/page?key=secret&page=2';
    const { reads } = await answering({
      data: [{ ...thing, colour: 'red' }],
      range: { ...range, next },
      more: 1,
    });
    expect(await reads.page({})).toEqual({ data: [thing], range });
  });

  it('can be sealed again for every endpoint of a service, and compiled', () => {
    for (const { envelope, response } of endpointsOf(sample)) {
      const { wire } = envelopeOf(envelope, response);
      expect(() => z.compile(wire, { strict: true })).not.toThrow();
    }
    const { wire, open, seal } = envelopeOf('one', Thing);
    expect(open(wire.parse(seal(thing)), 200)).toEqual(thing);
  });
});

describe('a request', () => {
  const form = 'application/x-www-form-url-encoded';
  type Writes = Awaited<ReturnType<typeof answering>>['writes'];
  const cases: [
    string,
    (writes: Writes) => Promise<unknown>,
    string,
    string | undefined,
    string,
    unknown,
  ][] = [
    [
      'a path',
      (writes) => writes.success({ a: 'x/y' }),
      'DELETE /audiences/x%2Fy',
      undefined,
      '',
      { success: true },
    ],
    [
      'a JSON body on DELETE',
      (writes) => writes.message({ m: '1', user_id: '7' }),
      'DELETE /managers/1',
      'application/json',
      '{"user_id":"7"}',
      { message: 'removed' },
    ],
    [
      'lists in a form',
      (writes) => writes.counts({ a: '1', add: ['ann:email', 'bob:email'] }),
      'PATCH /audiences/1/users',
      form,
      'add%5B0%5D=ann%3Aemail&add%5B1%5D=bob%3Aemail',
      { add: 2, delete: 0 },
    ],
    [
      'a form on PATCH',
      (writes) => writes.perform({ ad: '1', action: 'bid-update', bid: 0.5 }),
      'PATCH /ads/1/performs/bid-update',
      form,
      'bid=0.5',
      thing,
    ],
    [
      'one field in the query, the others in a form',
      (writes) => writes.subtype({ subtype: 'website', name: 'A b', rule: { and: ['x'] } }),
      'POST /audiences?subtype=website',
      form,
      'name=A+b&rule=%7B%22and%22%3A%5B%22x%22%5D%7D',
      thing,
    ],
    [
      'a record in a form',
      (writes) => writes.nested({ target: { age: ['18-24', '25-44'] } }),
      'PUT /nested',
      form,
      'target%5Bage%5D%5B0%5D=18-24&target%5Bage%5D%5B1%5D=25-44',
      thing,
    ],
    [
      'a JSON body',
      (writes) => writes.cluster({ name: 'C', locations: [{ key: 'k', n: 2 }] }),
      'POST /clusters',
      'application/json',
      '{"name":"C","locations":[{"key":"k","n":2}]}',
      { id: 5 },
    ],
    [
      'what logs in',
      (writes) => writes.login({ username: 'u', password: 'p' }),
      'POST /v1.0/auth',
      'application/json',
      '{"username":"u","password":"p"}',
      { result: { token: 't' } },
    ],
  ];

  it.each(cases)('carries %s', async (_, call, line, type, body, answer) => {
    const { writes, seen } = await answering(answer);
    await call(writes);
    const [request] = seen;
    expect(`${request?.method} ${request?.path}`).toBe(line);
    expect(request?.headers['content-type']).toBe(type);
    expect(request?.body).toBe(body);
  });

  it('takes other fields where the service does, and only text in them', async () => {
    const { reads, seen } = await answering({});
    const filter: { clientId: number; limit: number } = Object.assign(
      { clientId: 7, limit: 1 },
      { campaign_status: 'in:ACTIVE,PAUSED' },
    );
    await failureOf(reads.results(filter));
    expect(seen[0]?.path).toBe(
      '/v1.0/clients/7/campaigns?limit=1&campaign_status=in%3AACTIVE%2CPAUSED',
    );
  });
});
