import { describe, expect, it, onTestFinished } from 'vitest';
import { createSearchClient, rows, type SearchClient } from '../../../src/services/search/index.ts';
import type { search } from '../../../src/services/search/index.ts';
import { failureOf } from '../../services/support/failure-of.ts';
import { noon, startService } from './support/service.ts';

type Calls = SearchClient['calls'];
type Resources = typeof search.resources;

async function startClient({ now = () => noon } = {}) {
  const service = await startService({ now });
  const { url: baseUrl, username, password, control } = service;
  const client = createSearchClient({ baseUrl, username, password, now });
  onTestFinished(client.close);
  return { calls: client.calls, control };
}

const clientId = '501';
const period = { from: '2026-11-01', to: '2026-11-20' } as const;

/** One good call for each operation, from client to stand-in and back; one that is missing does not compile. */
const conversations: {
  [Name in keyof Resources]: { [Key in keyof Resources[Name]]: (calls: Calls) => Promise<object> };
} = {
  auth: {
    token: (calls) =>
      calls.auth.token({
        username: 'standin@morgenrot-media.example',
        password: 'standin-search-password',
      }),
  },
  customers: {
    list: (calls) => calls.customers.list({ name: 'Morgenrot Media' }),
    get: (calls) => calls.customers.get({ customerId: '401' }),
  },
  clients: {
    list: (calls) => calls.clients.list({ currency: 'EUR' }),
    get: (calls) => calls.clients.get({ clientId }),
    users: (calls) => calls.clients.users({ clientId }),
  },
  users: {
    get: (calls) => calls.users.get({ userId: '603' }),
    clients: (calls) => calls.users.clients({ userId: '603' }),
  },
  publisherAccounts: {
    list: (calls) => calls.publisherAccounts.list({ clientId, ...period, fields: ['pca', 'date'] }),
    get: (calls) => calls.publisherAccounts.get({ clientId, pubAccountId: '701' }),
  },
  campaigns: {
    list: (calls) =>
      calls.campaigns.list({ clientId, sort: '-pub_cost', campaign_name: { contains: 'Brand' } }),
    get: (calls) => calls.campaigns.get({ clientId, campaignId: '11001' }),
  },
  groups: {
    list: (calls) => calls.groups.list({ clientId, limit: 5, offset: 3, sort: '+impressions' }),
    get: (calls) => calls.groups.get({ clientId, groupId: '21001' }),
  },
  keywords: {
    list: (calls) => calls.keywords.list({ clientId, max_cpc: { btw: [0.5, 1.25] } }),
    get: (calls) => calls.keywords.get({ clientId, keywordId: '310001' }),
  },
  creatives: {
    list: (calls) => calls.creatives.list({ clientId, campaign: { in: ['11001', '11002'] } }),
    get: (calls) => calls.creatives.get({ clientId, creativeId: '410001' }),
  },
  audiences: {
    list: (calls) => calls.audiences.list({ clientId, device: 'MOBILE' }),
    get: (calls) => calls.audiences.get({ clientId, audienceId: '51001' }),
  },
  negativeAudiences: {
    list: (calls) => calls.negativeAudiences.list({ clientId, level: 'GROUP' }),
    get: (calls) => calls.negativeAudiences.get({ clientId, audienceId: '55001' }),
  },
  products: {
    list: (calls) => calls.products.list({ clientId, condition: { ne: 'NEW' } }),
    get: (calls) => calls.products.get({ clientId, productId: '61001' }),
  },
  sitelinks: {
    list: (calls) => calls.sitelinks.list({ clientId, beta_features: { isblank: true } }),
    get: (calls) => calls.sitelinks.get({ clientId, sitelinkId: '71001' }),
  },
};

const all = Object.entries(conversations).flatMap(([resource, table]) =>
  Object.entries(table).map(([key, call]) => [`search.${resource}.${key}`, call] as const),
);

describe('between client and stand-in', () => {
  it.each(all)('%s is understood both ways', async (operation, call) => {
    const { calls, control } = await startClient();
    const answer = await call(calls);
    expect('results' in answer ? answer.results : answer).not.toEqual([]);
    const seen = await control.requests();
    expect(seen.map((request) => request.status)).toEqual(seen.map(() => 200));
    expect(seen.at(-1)).toMatchObject({ operation });
  });

  it('money is in whole units', async () => {
    const { calls } = await startClient();
    const fields = ['campaign', 'campaign_daily_budget', 'impressions'] as const;
    const { results } = await calls.campaigns.list({ clientId, campaign_daily_budget: 60, fields });
    expect(results).toEqual([
      { campaign: '11001', campaign_daily_budget: 60, impressions: expect.any(Number) },
    ]);
  });

  it('a long list is read to its end, each row once', async () => {
    const { calls } = await startClient();
    const where = { clientId, fields: ['keyword', 'date', 'device'], ...period } as const;
    const found = await Array.fromAsync(rows(calls.keywords.list, where));
    const { totalResults } = await calls.keywords.list({ ...where, limit: 1 });
    expect(found.length).toBe(totalResults);
    expect(found.length).toBeGreaterThan(3000);
    const places = found.map(({ keyword, date, device }) => `${keyword} ${date} ${device}`);
    expect(new Set(places).size).toBe(found.length);
  });

  it('a token that was revoked or has expired is got anew', async () => {
    let now = noon;
    const { calls, control } = await startClient({ now: () => now });
    await calls.customers.list({});
    await control.revokeTokens();
    await calls.customers.list({});
    now += 48 * 3_600_000;
    await calls.customers.list({});
    const seen = await control.requests();
    expect(seen.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      'search.auth.token 200',
      'search.customers.list 200',
      'search.customers.list 401',
      'search.auth.token 200',
      'search.customers.list 200',
      'search.auth.token 200',
      'search.customers.list 200',
    ]);
  });

  it('an hour that is used up is said to be so', async () => {
    const { calls, control } = await startClient();
    await calls.customers.list({});
    await control.useUpHour();
    expect((await failureOf(calls.customers.list({}))).kind).toBe('rate-limited');
  });
});
