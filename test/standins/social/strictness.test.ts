import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAgency } from './support/agency.ts';

const form = 'application/x-www-form-url-encoded';
const adSets = '/clients/1001/campaigns/2001/adsets';

/** What the service answers to a request that no client of ours would make. */
async function ask(path: string, init: RequestInit & { type?: string; key?: string } = {}) {
  const { url, key } = await startAgency();
  const { type = form, key: given = key, ...rest } = init;
  const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}key=${given}`, {
    ...rest,
    ...(rest.body !== undefined && { headers: { 'content-type': type } }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

const post = (path: string, body: string, type = form) => ask(path, { method: 'POST', body, type });

describe('the simulated service', () => {
  it.each(['wrong', '', 'sk_live_1'])('does not let in the key %j', async (key) => {
    expect(await ask('/accounts', { key })).toEqual({
      status: 403,
      body: [{ message: 'Access denied' }],
    });
  });

  it.each([
    ['an unknown path', '/nothing', {}],
    ['an unknown method', '/accounts', { method: 'PUT' }],
    ['a path with an empty part', '/clients//campaigns', {}],
    ['broken encoding', '/clients/%E0%A4%A', {}],
    ['an unknown media plan', '/clients/77', {}],
  ])('finds nothing at %s', async (_, path, init) => {
    expect(await ask(path, init)).toMatchObject({ status: 404, body: [{ message: /found/ }] });
  });

  it.each([
    ['limit=301', 'limit "301" is too much'],
    ['limit=0', 'limit "0" is too little'],
    ['page=0', 'page "0" is too little'],
    ['limit=ten', 'limit "ten" is not in the form expected'],
    ['page=1.5', 'page "1.5" is not in the form expected'],
    ['colour=red', 'colour is not a field here'],
  ])('refuses a list with %s', async (query, message) => {
    expect(await ask(`/accounts?${query}`)).toEqual({ status: 400, body: [{ message }] });
  });

  it.each([
    ['aggregate=day', 'start_date is required', 'end_date is required'],
    ['start_date=20', 'end_date is required'],
    ['start_date=20&end_date=10', 'end_date is before start_date'],
    ['aggregate=week', 'aggregate "week" is not one of its values'],
    ['level=keyword', 'level "keyword" is not one of its values'],
    ['start_date=2027-01-31', 'start_date "2027-01-31" is not in the form expected'],
  ])('refuses statistics with %s', async (query, ...messages) => {
    const { status, body } = await ask(`/clients/1001/statistics?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual(
      messages.map((message) => ({ message: expect.stringContaining(message) })),
    );
  });

  it('answers a bad form with its errors, each where its field is', async () => {
    const body = 'name=&status=paused&bid=x&colour=red&target%5Bage%5D%5B0%5D=old';
    expect(await post(adSets, body)).toEqual({
      status: 400,
      body: {
        code: 400,
        message: 'Validation Failed',
        errors: {
          children: {
            adset_attribution_window_days: { errors: ['is required'] },
            adset_bid_strategy: { errors: ['is required'] },
            adset_billing_event: { errors: ['is required'] },
            adset_optimization_goal: { errors: ['is required'] },
            bid: { errors: ['"x" is not in the form expected'] },
            colour: { errors: ['is not a field here'] },
            name: { errors: ['is empty'] },
            status: { errors: ['"paused" is not one of its values'] },
            target: {
              children: {
                age: { children: { 0: { errors: ['"old" is not in the form expected'] } } },
              },
            },
          },
        },
      },
    });
  });

  it('holds forms to their rules', async () => {
    const good =
      'bid=1&status=pause&adset_billing_event=NONE&adset_optimization_goal=NONE&adset_attribution_window_days=1&adset_bid_strategy=target_cost';
    expect((await post(adSets, good)).status).toBe(201);
    const both = await post(adSets, `${good}&audience=1&target%5Bgender%5D=both`);
    expect(both).toMatchObject({
      status: 400,
      body: { errors: { children: { audience: { errors: [/only when target is absent/] } } } },
    });
  });

  it('takes form fields from the query too, as the examples of the reference do', async () => {
    const { status } = await ask('/advertisers?name=A&currency=EUR', { method: 'POST' });
    expect(status).toBe(201);
  });

  it.each([
    ['the registered type', 'application/x-www-form-urlencoded', 'name=A&currency=EUR'],
    ['JSON', 'application/json', '{"name":"A","currency":"EUR"}'],
    ['text', 'text/plain', 'name=A&currency=EUR'],
  ])('wants forms under the documented content type, not %s', async (_, type, body) => {
    expect(await post('/advertisers', body, type)).toEqual({
      status: 400,
      body: [{ message: `The content type must be ${form}` }],
    });
  });

  it('wants each field in its place', async () => {
    const { status, body } = await post('/clients/fb', 'source=tw&name=x');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { children: { source: {} } } });
    const pause = '/clients/1001/campaigns/2001/performs/pause';
    expect((await ask(pause, { method: 'PATCH', body: 'x=1' })).status).toBe(400);
    expect(
      (await ask('/clients/1001/campaigns/2001/performs/stop', { method: 'PATCH' })).status,
    ).toBe(400);
  });

  it.each([
    ['ratio=21&country=DE', 'ratio', '"21" is too much'],
    ['ratio=0&country=DE', 'ratio', '"0" is too little'],
    ['ratio=1.5&country=DE', 'ratio', '"1.5" is not in the form expected'],
    ['ratio=2', 'country', 'is required'],
  ])('refuses a lookalike with %s', async (body, field, message) => {
    expect(await post('/accounts/101/audiences/701/lookalikes', body)).toMatchObject({
      status: 400,
      body: { errors: { children: { [field]: { errors: [message] } } } },
    });
  });

  it('wants JSON where the reference does, and its kinds of values in it', async () => {
    const managers = '/clients/1001/users';
    expect(await post(managers, 'user_id=22')).toMatchObject({ status: 400 });
    expect(await post(managers, '{"user_id":22}', 'application/json')).toMatchObject({
      status: 400,
      body: { errors: { children: { user_id: { errors: [/expected a text, found 22/] } } } },
    });
    expect((await post(managers, '{"user_id":"22"}', 'application/json')).status).toBe(201);
    const clusters = '/accounts/101/targeting-clusters';
    const cluster = '{"name":"x","locations":[{"key":"DE","name":"Germany","planet":"Earth"}]}';
    expect(await post(clusters, cluster, 'application/json')).toMatchObject({ status: 400 });
    expect((await post(`${clusters}/5`, cluster, 'application/json')).status).toBe(404);
  });

  it("takes an audience's subtype from the query only", async () => {
    const path = '/accounts/101/audiences';
    const body = 'name=x&customer_file_source=USER_PROVIDED_ONLY';
    expect((await post(`${path}?subtype=mobile`, body)).status).toBe(201);
    expect((await post(path, `${body}&subtype=mobile`)).status).toBe(400);
  });

  it('tells where the next page is, as the service does with the key in it', async () => {
    const { url, key } = await startAgency();
    const first = await pageAt(`${url}/accounts?limit=4&key=${key}`);
    expect(first.range.next).toBe(`${url}/accounts?limit=4&key=${key}&page=2`);
    const second = await pageAt(first.range.next ?? '');
    expect(second.data).toHaveLength(2);
    expect(second.range.next).toBeUndefined();
  });

  it('answers no web page', async () => {
    const { url, key } = await startAgency();
    const headers = { origin: 'https://elsewhere.example' };
    expect((await fetch(`${url}/accounts?key=${key}`, { headers })).status).toBe(403);
    expect((await fetch(`${url}/_control/requests`, { headers })).status).toBe(403);
  });
});

async function pageAt(address: string) {
  const answer = await fetch(address);
  return Listed.parse(await answer.json());
}

const Listed = z.object({
  data: z.array(z.unknown()),
  range: z.object({ next: z.string().optional() }),
});
