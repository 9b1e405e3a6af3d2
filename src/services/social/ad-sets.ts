import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { incompatible } from '../rules.ts';
import { choice, id, list, record, text, wholeChoice } from '../wire.ts';
import { ageRange } from './age-range.ts';
import { amount } from './amount.ts';
import { adSetId, campaignId, mediaPlanId } from './ids.ts';
import { sync } from './meanings.ts';
import { pageFields } from './paging.ts';
import { playState } from './play-state.ts';

export const AdSet = z.object({
  id: z.string(),
  name: z.string().nullish(),
  daily_budget: z.number().nullish(),
  bid: z.string().nullish(),
  status: z.string().nullish(),
  operation_status: z.string().nullish(),
  computed_status: z.string().nullish(),
  promoted_object: z.string().nullish(),
  adset_billing_event: z.string().nullish(),
  adset_optimization_goal: z.string().nullish(),
  adset_bid_strategy: z.string().nullish(),
});
export type AdSet = z.output<typeof AdSet>;

const place = { m: mediaPlanId, c: campaignId };

/** The reference shows the structure on ads only. */
const target = record({
  location: list(record({ label: text, type: text })).optional(),
  age: list(ageRange).optional(),
  gender: text.optional(),
});

const fields = {
  bid: amount,
  status: playState,
  audience: id.describe('The id of an audience').optional(),
  target: target.optional(),
  sync: sync.optional(),
  name: text.optional(),
  adset_billing_event: choice([
    'APP_INSTALLS',
    'IMPRESSIONS',
    'LINK_CLICKS',
    'NONE',
    'PAGE_LIKES',
    'POST_ENGAGEMENT',
    'VIDEO_VIEWS',
    'THRUPLAY',
    'OFFER_CLAIMS',
  ]),
  adset_optimization_goal: choice([
    'APP_INSTALLS',
    'IMPRESSIONS',
    'EVENT_RESPONSES',
    'ENGAGED_USERS',
    'POST_ENGAGEMENT',
    'REACH',
    'LINK_CLICKS',
    'LANDING_PAGE_VIEWS',
    'AD_RECALL_LIFT',
    'LEAD_GENERATION',
    'OFFER_CLAIMS',
    'PAGE_LIKES',
    'VIDEO_VIEWS',
    'THRUPLAY',
    'OFFSITE_CONVERSIONS',
    'BRAND_AWARENESS',
    'STORE_VISITS',
    'TWO_SECOND_CONTINUOUS_VIDEO_VIEWS',
    'VALUE',
    'NONE',
  ]),
  adset_attribution_window_days: wholeChoice([1, 7]),
  adset_bid_strategy: choice([
    'lowest_cost_without_cap',
    'lowest_cost_with_bid_cap',
    'lowest_cost_with_cost_cap',
    'target_cost',
  ]),
  optimization_sub_event: text.optional(),
  promoted_object: id.describe('The id of the object it promotes').optional(),
  dynamic_product_mode: id.optional(),
};

export const adSets = {
  list: endpoint('GET /clients/{m}/campaigns/{c}/adsets', {
    summary: 'List the ad sets of a campaign',
    request: { ...place, ...pageFields },
    response: AdSet,
    envelope: 'page',
    repeatable: true,
  }),

  get: endpoint('GET /clients/{m}/campaigns/{c}/adsets/{adset_id}', {
    summary: 'Show an ad set',
    request: { ...place, adset_id: adSetId },
    response: AdSet,
    envelope: 'data',
    repeatable: true,
  }),

  create: endpoint('POST /clients/{m}/campaigns/{c}/adsets', {
    summary: 'Create an ad set in an fb campaign',
    request: {
      ...place,
      ...fields,
    },
    response: AdSet,
    envelope: 'one',
    repeatable: false,
    rules: [incompatible('audience', 'target')],
    seenIn: { list: 'list', same: ['name'] },
  }),

  update: endpoint('PUT /clients/{m}/campaigns/{c}/adsets/{adset_id}', {
    summary: 'Change fields of an ad set in an fb campaign; those not given stay',
    request: { ...place, adset_id: adSetId, ...z.object(fields).partial().shape },
    response: AdSet,
    envelope: 'one',
    repeatable: true,
    rules: [incompatible('audience', 'target')],
    seenIn: { get: 'get' },
  }),
};
