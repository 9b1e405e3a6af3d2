import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { envelopeOf } from '../../../src/services/envelope.ts';
import { search } from '../../../src/services/search/index.ts';
import { failureOf } from '../support/failure-of.ts';
import { sendJson } from '../support/raw-server.ts';
import { results, searchClientOf } from './support/search-answers.ts';

async function readCreative(row: object) {
  const { calls } = await searchClientOf((response) => sendJson(response, results([row])));
  return calls.creatives.list({ clientId: '5' });
}

async function readAudience(row: object) {
  const { calls } = await searchClientOf((response) => sendJson(response, results([row])));
  return calls.audiences.get({ clientId: '5', audienceId: '1' });
}

describe('a row', () => {
  it('has money and conversions in whole units, exactly', async () => {
    const { results: found } = await readCreative({
      pub_cost: 1_234_567,
      revenue: '100000',
      avg_cpc: 1,
      conversions: 300_000,
      campaign_budget: 9_007_199_254_740,
      profit: -1_100_000,
    });
    expect(found).toEqual([
      {
        pub_cost: 1.234567,
        revenue: 0.1,
        avg_cpc: 0.000001,
        conversions: 0.3,
        campaign_budget: 9_007_199.25474,
        profit: -1.1,
      },
    ]);
  });

  it('of audiences has money as it is', async () => {
    const { results: found } = await readAudience({ pub_cost: 12.5, conversions: 3 });
    expect(found).toEqual([{ pub_cost: 12.5, conversions: 3 }]);
  });

  it('is the same whether numbers come as numbers or as text', async () => {
    const expected = [
      {
        creative: '7',
        impressions: 12,
        ecpm: 1.5,
        mobile_preferred: true,
        ext_id: '99',
        pub_cost: 2,
      },
    ];
    const numbers = {
      creative: 7,
      impressions: 12,
      ecpm: 1.5,
      mobile_preferred: true,
      ext_id: 99,
      pub_cost: 2e6,
    };
    const texts = {
      creative: '7',
      impressions: '12',
      ecpm: '1.50',
      mobile_preferred: 'true',
      ext_id: '99',
      pub_cost: '2000000',
    };
    expect((await readCreative(numbers)).results).toEqual(expected);
    expect((await readCreative(texts)).results).toEqual(expected);
  });

  it('may have no value, structures, and fields we do not know', async () => {
    const row = {
      creative: 7,
      headline1: null,
      impressions: null,
      landing_page: ['https://x.example', 4],
      custom_parameters: { a: [1, null, 'x'] },
      status: 'A_NEW_ONE',
      created_tomorrow: true,
    };
    expect((await readCreative(row)).results).toEqual([
      {
        creative: '7',
        headline1: null,
        impressions: null,
        landing_page: ['https://x.example', '4'],
        custom_parameters: { a: [1, null, 'x'] },
        status: 'A_NEW_ONE',
      },
    ]);
  });

  it.each([
    ['a word for a number', { impressions: 'many' }],
    ['a fraction for a whole number', { impressions: 1.5 }],
    ['a number JSON cannot hold exactly', { impressions: 2 ** 53 }],
    ['an id JSON cannot hold exactly', { creative: 2 ** 56 }],
    ['digits too many for a number', { impressions: '9007199254740993' }],
    ['an empty text for a number', { pub_cost: '' }],
    ['an exponent in a text', { ecpm: '1e3' }],
    ['a list for a text', { headline1: ['x'] }],
    ['a flag for a text', { headline1: true }],
    ['a text for a list', { landing_page: 'https://x.example' }],
    ['a word for a flag', { mobile_preferred: 'yes' }],
    ['a number for a day', { creation_date: 20_270_131 }],
  ])('with %s is not what was agreed', async (_, row) => {
    const { kind, message } = await failureOf(readCreative(row));
    expect(kind).toBe('unexpected-response');
    expect(message).toContain(`results.0.${Object.keys(row)[0]}: `);
  });

  it('keeps an id of any length that comes as text', async () => {
    const [found] = (await readCreative({ creative: '90071992547409930' })).results;
    expect(found?.creative).toBe('90071992547409930');
  });

  it.each([
    ['that says it has errors', { ...results([]), errors: true }],
    ['without rows', { ...results([]), results: undefined }],
    ['that is a bare list', []],
  ])('does not come out of an answer %s', async (_, body) => {
    const { calls } = await searchClientOf((response) => sendJson(response, body));
    const { kind } = await failureOf(calls.campaigns.list({ clientId: '5' }));
    expect(kind).toBe('unexpected-response');
  });

  it('goes back to the wire as it came', () => {
    const { response } = search.resources.campaigns.list;
    const row = { campaign: 7, pub_cost: 1_234_567, conversions: 300_000, ctr: 1.5 };
    expect(z.encode(response, z.decode(response, row))).toEqual(row);
  });

  it.each(endpointsOf(search).map((each) => [each.operation, each] as const))(
    'of %s is checked by a schema that can be compiled',
    (_, { envelope, response }) => {
      const { wire } = envelopeOf(envelope, response);
      expect(() => z.compile(wire, { strict: true })).not.toThrow();
    },
  );
});

describe('a record', () => {
  const secrets = { apiKey: 's3cret', passwordSalt: 's3cret' };

  it('of a customer or a user leaves its secrets with the service', async () => {
    const { calls } = await searchClientOf((response) =>
      sendJson(response, results([{ id: 1, name: 'x', legacyId: null, ...secrets }])),
    );
    const [customer] = (await calls.customers.get({ customerId: '1' })).results;
    expect(customer).toEqual({ id: '1', name: 'x', legacyId: null });
    const [user] = (await calls.users.get({ userId: '1' })).results;
    expect(user).not.toHaveProperty('passwordSalt');
  });

  it('of a client has permissions', async () => {
    const permission = { accessRoleClientId: 5, accessRoleUserId: 6, id: 7, accessRoles: ['READ'] };
    const { calls, reads } = await searchClientOf((response) =>
      sendJson(response, results([{ id: 5, customerId: 1, permissions: [permission] }])),
    );
    const [client] = (await calls.users.clients({ userId: '6' })).results;
    expect(client).toEqual({
      id: '5',
      customerId: '1',
      permissions: [
        { accessRoleClientId: '5', accessRoleUserId: '6', id: '7', accessRoles: ['READ'] },
      ],
    });
    expect(reads()[0]?.path).toBe('/v1.0/users/6/clients');
  });
});
