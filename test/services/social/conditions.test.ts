import { describe, expect, it } from 'vitest';
import { check } from '../../../src/services/check.ts';
import type { Endpoint } from '../../../src/services/endpoint.ts';
import { social } from '../../../src/services/social/index.ts';

const { ads, adSets, audiences, campaigns, mediaPlans, statistics, targetingClusters } =
  social.resources;

const fb = {
  m: '1',
  name: 'Winter boots',
  status: 'pause',
  objective: 'reach',
  budget_type: 'daily',
  daily_budget: 12.5,
  start_date: 1_800_000_000,
  useReachAndFrequency: false,
};
const conversion = { ...fb, objective: 'website_conv' };
const catalog = { ...fb, objective: 'product_catalog_sales' };
const adSet = {
  m: '1',
  c: '2',
  bid: 1,
  status: 'pause',
  adset_billing_event: 'NONE',
  adset_optimization_goal: 'NONE',
  adset_attribution_window_days: 1,
  adset_bid_strategy: 'target_cost',
};
const adSetPlace = { m: '1', c: '2', adset_id: '3' };
const ad = { m: '1', c: '2', a: '3' };
const carousel = { ...ad, type: 'carousel', child_attachments: [{ url: 'x' }] };
const perform = { m: '1', c: '2', ad_id: '4' };
const audience = { account_id: '1', name: 'x', customer_file_source: 'USER_PROVIDED_ONLY' };
const lookalike = { account_id: '1', audience_id: '2', country: 'DE', ratio: 1 };
const cluster = { account_id: '1', name: 'x', locations: [{ key: 'DE', name: 'Germany' }] };
const plan = { name: 'x', advertiser_id: '1', account_id: '2' };

const placeOf = ({ route }: Endpoint) =>
  Object.fromEntries(route.params.map((name) => [name, '1']));

/** Copied from the reference by hand: an input that breaks one condition, and the fields it is told about. */
const refused: [Endpoint, object, string][] = [
  [campaigns.createFb, { ...fb, daily_budget: undefined }, 'daily_budget'],
  [campaigns.createFb, { ...fb, budget_type: 'lifetime' }, 'lifetime_budget'],
  [campaigns.createFb, { ...catalog, business_manager_id: '1' }, 'product_catalog_id'],
  [campaigns.createFb, { ...catalog, product_catalog_id: '1' }, 'business_manager_id'],
  [campaigns.createFb, { ...conversion, pixel_external_id: '1' }, 'pixel_event'],
  [campaigns.createFb, { ...conversion, pixel_event: 'Lead' }, 'pixel_external_id'],
  [adSets.create, { ...adSet, audience: '1', target: { gender: 'both' } }, 'audience'],
  [ads.create, { ...ad, creative: 1, product_set: '5' }, 'creative'],
  [ads.create, { ...ad, creative: 1, type: 'post' }, 'creative type'],
  [ads.create, { ...ad, product_set: '5', type: 'post' }, 'type'],
  [ads.create, { ...ad, creative: 1, headline: 'x' }, 'headline'],
  [ads.create, { ...ad, product_set: '5', headline: 'x' }, 'headline'],
  [ads.create, { ...ad, creative: 1, message: 'x' }, 'message'],
  [ads.create, { ...ad, product_set: '5', message: 'x' }, 'message'],
  [ads.create, { ...ad, creative: 1, page: 'x' }, 'page'],
  [ads.create, { ...ad, product_set: '5', page: 'x' }, 'page'],
  [ads.create, { ...ad, creative: 1, partner_page: 'x' }, 'partner_page'],
  [ads.create, { ...ad, creative: 1, call_to_action: 'SIGN_UP' }, 'call_to_action'],
  [ads.create, { ...ad, product_set: '5', call_to_action: 'SIGN_UP' }, 'call_to_action'],
  [ads.create, { ...carousel, call_to_action: 'SIGN_UP' }, 'call_to_action'],
  [ads.create, { ...carousel, type: 'post' }, 'child_attachments'],
  [ads.create, { ...carousel, type: undefined }, 'child_attachments'],
  [ads.create, { ...carousel, product_set: '5' }, 'type child_attachments'],
  [ads.create, { ...ad, type: 'post', multi_share_optimized: true }, 'multi_share_optimized'],
  [ads.create, { ...ad, type: 'post', multi_share_end_card: false }, 'multi_share_end_card'],
  [ads.perform, { ...perform, action: 'bid-update' }, 'bid'],
  [ads.perform, { ...perform, action: 'custom-text-update' }, 'value'],
  [ads.perform, { ...perform, action: 'custom-value-update' }, 'value'],
  [ads.perform, { ...perform, action: 'custom-text-update', value: 1 }, 'value'],
  [ads.perform, { ...perform, action: 'custom-value-update', value: 'x' }, 'value'],
  [mediaPlans.create, { ...plan, source: 'tw', general_objective: 'eng' }, 'general_objective'],
  [
    mediaPlans.create,
    { ...plan, source: 'fb', general_objective: 'FOLLOWERS' },
    'general_objective',
  ],
  [
    mediaPlans.create,
    { ...plan, source: 'fb', funding_instrument_id: '1' },
    'funding_instrument_id',
  ],
  [campaigns.createFb, { ...fb, end_date: 1_799_999_999 }, 'end_date'],
  [campaigns.updateFb, { m: '1', c: '2', start_date: 9, end_date: 8 }, 'end_date'],
  [campaigns.updateTw, { m: '1', c: '2', start_date: 9, end_date: 8 }, 'end_date'],
  [adSets.update, { ...adSetPlace, audience: '1', target: { gender: 'both' } }, 'audience'],
  [ads.update, { ...ad, ad_id: '4', creative: 1, headline: 'x' }, 'headline'],
  [ads.update, { ...ad, ad_id: '4', child_attachments: [{ url: 'x' }] }, 'child_attachments'],
  [audiences.create, { ...audience, subtype: 'website' }, 'rule'],
  [audiences.createLookalike, { ...lookalike, ratio: 21 }, 'ratio'],
  [audiences.createLookalike, { ...lookalike, ratio: 0 }, 'ratio'],
  [audiences.changeUsers, { account_id: '1', audience_id: '2', add: ['4711'] }, 'add.0'],
  [targetingClusters.create, { ...cluster, locations: [] }, 'locations'],
  [targetingClusters.create, { ...cluster, ages: ['18'] }, 'ages.0'],
  [targetingClusters.create, { ...cluster, genders: ['all'] }, 'genders.0'],
  ...[statistics.mediaPlan, statistics.campaign, statistics.adSet].flatMap(
    (declared): [Endpoint, object, string][] => [
      [declared, { ...placeOf(declared), aggregate: 'day' }, 'start_date end_date'],
      [declared, { ...placeOf(declared), aggregate: 'month', end_date: 9 }, 'start_date'],
      [declared, { ...placeOf(declared), start_date: 9 }, 'end_date'],
      [declared, { ...placeOf(declared), start_date: 9, end_date: 8 }, 'end_date'],
    ],
  ),
];

const allowed: [Endpoint, object][] = [
  [campaigns.createFb, fb],
  [campaigns.createFb, { ...fb, budget_type: 'lifetime', lifetime_budget: 9 }],
  [campaigns.createFb, { ...catalog, business_manager_id: '1', product_catalog_id: '2' }],
  [campaigns.createFb, { ...conversion, pixel_external_id: '1', pixel_event: 'Lead' }],
  [adSets.create, { ...adSet, audience: '1' }],
  [adSets.create, { ...adSet, target: { gender: 'both' } }],
  [ads.create, ad],
  [ads.create, { ...ad, creative: 1 }],
  [ads.create, { ...ad, product_set: '5', partner_page: 'p' }],
  [ads.create, { ...carousel, multi_share_optimized: true, multi_share_end_card: true }],
  [ads.create, { ...ad, headline: 'x', message: 'x', page: '1', call_to_action: 'SIGN_UP' }],
  [ads.perform, { ...perform, action: 'play' }],
  [ads.perform, { ...perform, action: 'custom-text-update', value: '1.5' }],
  [ads.perform, { ...perform, action: 'custom-value-update', value: '1.5' }],
  [ads.perform, { ...perform, action: 'custom-value-update', value: 1.5 }],
  [mediaPlans.create, { ...plan, source: 'fb', general_objective: 'eng' }],
  [
    mediaPlans.create,
    { ...plan, source: 'tw', general_objective: 'FOLLOWERS', funding_instrument_id: '1' },
  ],
  [campaigns.createFb, { ...fb, end_date: 1_800_000_000 }],
  [adSets.update, { ...adSetPlace, audience: '1' }],
  [ads.update, { ...ad, ad_id: '4', headline: 'x' }],
  [audiences.create, { ...audience, subtype: 'website', rule: { days: 30, any: [true, null] } }],
  [audiences.create, { ...audience, subtype: 'mobile' }],
  [audiences.createLookalike, lookalike],
  [audiences.createLookalike, { ...lookalike, ratio: 20 }],
  [targetingClusters.create, { ...cluster, ages: ['18-24', '45-65'], genders: ['male'] }],
  [statistics.mediaPlan, { m: '1' }],
  [statistics.campaign, { m: '1', c: '2', end_date: 9 }],
  [statistics.adSet, { ...ad, aggregate: 'day', start_date: 8, end_date: 9 }],
];

describe('the conditions', () => {
  it.each(refused.map((row) => [row[0].operation, ...row] as const))(
    'of %s refuse %2$j because of %3$s',
    (_, declared, input, fields) => {
      expect(
        check(declared, input)
          .map(({ path }) => path.join('.'))
          .join(' '),
      ).toBe(fields);
    },
  );

  it.each(allowed.map((row) => [row[0].operation, ...row] as const))(
    'of %s let through %2$j',
    (_, declared, input) => {
      expect(check(declared, input)).toEqual([]);
    },
  );
});
