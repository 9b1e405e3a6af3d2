import { describe, expect, it } from 'vitest';
import { search } from '../../../src/services/search/index.ts';
import { endpointsOf } from '../../../src/services/endpoint.ts';
import { keyOf, registryOf } from '../../../src/services/search/registry-of.ts';

const of = (resource: string) => registryOf({ operation: `search.${resource}.list` }) ?? {};

/** Counted and copied from the reference by hand. */
const counts: [string, number, { id: number; date: number; attribute: number; metric: number }][] =
  [
    ['publisherAccounts', 66, { id: 4, date: 18, attribute: 13, metric: 31 }],
    ['campaigns', 103, { id: 5, date: 18, attribute: 49, metric: 31 }],
    ['groups', 131, { id: 6, date: 18, attribute: 76, metric: 31 }],
    ['creatives', 163, { id: 7, date: 18, attribute: 107, metric: 31 }],
    ['keywords', 116, { id: 7, date: 18, attribute: 59, metric: 32 }],
    ['audiences', 105, { id: 9, date: 18, attribute: 45, metric: 33 }],
    ['negativeAudiences', 24, { id: 9, date: 0, attribute: 15, metric: 0 }],
    ['products', 137, { id: 9, date: 18, attribute: 72, metric: 38 }],
    ['sitelinks', 91, { id: 8, date: 18, attribute: 32, metric: 33 }],
  ];

const examples: [string, string, string, string, boolean][] = [
  ['publisherAccounts', 'pca_tag', 'attribute', 'text', true],
  ['publisherAccounts', 'epoch_date', 'date', 'date', false],
  ['publisherAccounts', 'pca', 'id', 'integer', false],
  ['campaigns', 'campaign_tag_parent', 'attribute', 'integer', true],
  ['campaigns', 'conversions', 'metric', 'micro_decimal', true],
  ['campaigns', 'revenue', 'metric', 'micro_currency', true],
  ['campaigns', 'campaign_ext_id', 'attribute', 'integer', false],
  ['campaigns', 'group_impression_share', 'metric', 'percent', false],
  ['groups', 'group_active_creatives', 'attribute', 'integer', false],
  ['groups', 'group_custom_parameters', 'attribute', 'json', false],
  ['creatives', 'mobile_preferred', 'attribute', 'boolean', false],
  ['creatives', 'landing_page', 'attribute', 'array', false],
  ['keywords', 'exact_match_impression_share', 'metric', 'percent', false],
  ['keywords', 'keyword_impression_share', 'metric', 'percent', false],
  ['audiences', 'epoch_date', 'date', 'timestamp_seconds', false],
  ['audiences', 'conversions', 'metric', 'integer', true],
  ['audiences', 'device', 'attribute', 'mapped_enum', false],
  ['audiences', 'campaign_ext_id', 'attribute', 'text', false],
  ['negativeAudiences', 'level', 'attribute', 'mapped_enum', false],
  ['products', 'agency_fee_gross_cost_percentage', 'metric', 'currency', false],
  ['products', 'lost_impressions_rank', 'metric', 'decimal', false],
  ['products', 'product_group_level_seven_value', 'attribute', 'text', false],
  ['products', 'month_name', 'attribute', 'text', false],
  ['products', 'product_mapping_id', 'id', 'integer', false],
  ['products', 'search_click_share', 'metric', 'decimal', false],
  ['sitelinks', 'campaign_ext_id', 'attribute', 'integer', false],
  ['sitelinks', 'object_version', 'attribute', 'timestamp_milliseconds', false],
  ['sitelinks', 'last_modified', 'metric', 'timestamp_milliseconds', false],
];

describe('the fields of', () => {
  it.each(counts)('%s are all there are in the reference', (resource, total, groups) => {
    const fields = Object.values(of(resource));
    const counted = Object.entries(groups).map(([group]) => [
      group,
      fields.filter((field) => field.group === group).length,
    ]);
    expect(fields).toHaveLength(total);
    expect(Object.fromEntries(counted)).toEqual(groups);
  });

  it.each(examples)('%s: %s is %s, %s', (resource, name, group, type, suffix) => {
    expect(of(resource)[name]).toEqual({ group, type, suffix });
  });

  it.each(counts)('%s include the one that holds their own id', (resource) => {
    const key = keyOf({ operation: `search.${resource}.get` });
    expect(of(resource)[key ?? '']?.group).toBe('id');
  });

  it('keywords have no share of their group', () => {
    expect(of('keywords')).not.toHaveProperty('group_impression_share');
  });

  it('customers, clients and users are not in a registry', () => {
    expect(
      ['customers', 'clients', 'users', 'auth'].flatMap((each) => Object.keys(of(each))),
    ).toEqual([]);
  });
});

describe('the declarations', () => {
  it('are the 26 of the reference', () => {
    const routes = endpointsOf(search).map(
      ({ operation, route }) => `${operation} ${route.method} /${route.segments.join('/')}`,
    );
    expect(routes).toEqual([
      'search.auth.token POST /v1.0/auth',
      'search.customers.list GET /v1.0/customers',
      'search.customers.get GET /v1.0/customers/{customerId}',
      'search.clients.list GET /v1.0/clients',
      'search.clients.get GET /v1.0/clients/{clientId}',
      'search.clients.users GET /v1.0/clients/{clientId}/users',
      'search.users.get GET /v1.0/users/{userId}',
      'search.users.clients GET /v1.0/users/{userId}/clients',
      ...listed('publisherAccounts', 'pubAccountId'),
      ...listed('campaigns', 'campaignId'),
      ...listed('groups', 'groupId'),
      ...listed('keywords', 'keywordId'),
      ...listed('creatives', 'creativeId'),
      ...listed('audiences', 'audienceId'),
      ...listed('negativeAudiences', 'audienceId'),
      ...listed('products', 'productId'),
      ...listed('sitelinks', 'sitelinkId'),
    ]);
  });
});

const listed = (resource: string, id: string) => [
  `search.${resource}.list GET /v1.0/clients/{clientId}/${resource}`,
  `search.${resource}.get GET /v1.0/clients/{clientId}/${resource}/{${id}}`,
];
