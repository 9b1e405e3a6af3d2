import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, service } from '../../../src/services/endpoint.ts';
import { id } from '../../../src/services/wire.ts';
import { matchEndpoints } from '../../../src/standins/serve/match-endpoint.ts';

const spec = { summary: '', response: z.object({}), envelope: 'bare', repeatable: false } as const;
const sample = service({
  name: 'sample',
  resources: {
    accounts: {
      update: endpoint('PUT /accounts/{account_id}', { ...spec, request: { account_id: id } }),
      refresh: endpoint('PUT /accounts/all', { ...spec, request: {} }),
      first: endpoint('POST /accounts/{a}', { ...spec, request: { a: id } }),
      second: endpoint('POST /accounts/{b}', { ...spec, request: { b: id } }),
    },
  },
});
const matched = (method: string, path: string) =>
  matchEndpoints(sample, method, path).map(({ endpoint: { operation }, params }) => ({
    operation,
    params,
  }));

describe('a path', () => {
  it('fits the route that spells it out before one with a parameter there', () => {
    expect(matched('PUT', '/accounts/all')).toEqual([
      { operation: 'accounts.refresh', params: {} },
    ]);
    expect(matched('PUT', '/accounts/a%20b')).toEqual([
      { operation: 'accounts.update', params: { account_id: 'a b' } },
    ]);
  });

  it('fits every declaration that shares a route', () => {
    expect(matched('POST', '/accounts/7')).toEqual([
      { operation: 'accounts.first', params: { a: '7' } },
      { operation: 'accounts.second', params: { b: '7' } },
    ]);
  });

  it('fits nothing else', () => {
    for (const path of ['/accounts', '/accounts/', '/accounts/7/x', '/Accounts/7', '/accounts/%zz'])
      expect(matched('POST', path)).toEqual([]);
    expect(matched('GET', '/accounts/7')).toEqual([]);
  });
});
