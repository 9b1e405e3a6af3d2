import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { is, requiredIf } from '../rules.ts';
import { choice, decimal, defaulted, flag, id, text, unixTime } from '../wire.ts';
import { pageFields } from './paging.ts';
import { playState } from './play-state.ts';

/** A campaign; `client_id` is its media plan. Dates are `YYYY-MM-DDThh:mm:ss+0000`. */
export const Campaign = z.object({
  id: z.string(),
  client_id: z.string().nullish(),
  account_id: z.string().nullish(),
  name: z.string().nullish(),
  status: z.string().nullish(),
  deleted: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  budget_type: z.string().nullish(),
  budget: z.number().nullish(),
  daily_budget: z.number().nullish(),
  lifetime_budget: z.number().nullish(),
  start_date: z.string().nullish(),
  campaign_naming: z.string().nullish(),
  ads_naming: z.string().nullish(),
  url_reporting: z.string().nullish(),
  src: z.string().nullish(),
  funding_instrument_id: z.string().nullish(),
  special_ad_category: z.string().nullish(),
});
export type Campaign = z.output<typeof Campaign>;

/** How names are made when none are given, by network. */
export const defaultNaming = {
  fb: {
    campaign: '{campaign-name}-{age-min}-{age-max}-{country}-{interest}',
    ads: '{campaign-name}-{age-min}-{age-max}-{picture}-{title}',
  },
  tw: {
    campaign: '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}',
    ads: '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}-{tweetId}',
  },
} as const;

const place = { m: id, c: id };

const list = {
  response: Campaign,
  envelope: 'page',
  repeatable: true,
} as const;

const create = {
  response: Campaign,
  envelope: 'bare',
  repeatable: false,
} as const;

export const campaigns = {
  listAll: endpoint('GET /campaigns', {
    summary: 'List the campaigns of the whole agency',
    request: { ...pageFields },
    ...list,
  }),

  list: endpoint('GET /clients/{m}/campaigns', {
    summary: 'List the campaigns of a media plan',
    request: { m: id, ...pageFields },
    ...list,
  }),

  get: endpoint('GET /clients/{m}/campaigns/{c}', {
    summary: 'Show a campaign',
    request: place,
    response: Campaign,
    envelope: 'data',
    repeatable: true,
  }),

  createFb: endpoint('POST /clients/{m}/campaigns', {
    summary: 'Create a campaign in an fb media plan',
    request: {
      m: id,
      name: text,
      status: playState,
      objective: choice([
        'fan_acq',
        'event',
        'eng',
        'outside_traffic',
        'offer',
        'app_installs',
        'video_play',
        'product_catalog_sales',
        'website_conv',
        'lead_gen',
        'brand_awareness',
        'store_visits',
        'reach',
      ]),
      /** One of `daily` that lasts less than 24 hours becomes `lifetime`. */
      budget_type: choice(['daily', 'lifetime']),
      daily_budget: decimal.optional(),
      lifetime_budget: decimal.optional(),
      start_date: unixTime,
      end_date: unixTime.optional(),
      useReachAndFrequency: flag,
      io_number: text.optional(),
      rule: id.optional(),
      sync: defaulted(flag, false),
      campaign_naming: defaulted(text, defaultNaming.fb.campaign),
      ads_naming: defaulted(text, defaultNaming.fb.ads),
      spend_cap: decimal.optional(),
      business_manager_id: id.optional(),
      product_catalog_id: id.optional(),
      pixel_external_id: id.optional(),
      pixel_event: choice([
        'ViewContent',
        'Search',
        'AddToCart',
        'AddToWishlist',
        'InitiateCheckout',
        'AddPaymentInfo',
        'Purchase',
        'Lead',
        'CompleteRegistration',
      ]).optional(),
      pacing_type: choice(['standard', 'no_pacing']).optional(),
      special_ad_category: choice(['credit', 'housing', 'employment', 'none']).optional(),
    },
    ...create,
    rules: [
      requiredIf('daily_budget', is('budget_type', 'daily')),
      // The reference says «daily» here too, which can only be a slip.
      requiredIf('lifetime_budget', is('budget_type', 'lifetime')),
      requiredIf('business_manager_id', is('objective', 'product_catalog_sales')),
      requiredIf('product_catalog_id', is('objective', 'product_catalog_sales')),
      requiredIf('pixel_external_id', is('objective', 'website_conv')),
      requiredIf('pixel_event', is('objective', 'website_conv')),
    ],
  }),

  createTw: endpoint('POST /clients/{m}/campaigns', {
    summary: 'Create a campaign in a tw media plan',
    request: {
      m: id,
      name: text,
      status: playState,
      objective: choice([
        'APP_ENGAGEMENTS',
        'APP_INSTALLS',
        'TWEET_ENGAGEMENTS',
        'WEBSITE_CLICKS',
        'WEBSITE_CONVERSIONS',
        'VIDEO_VIEWS',
        'AWARENESS',
      ]),
      daily_budget: decimal,
      lifetime_budget: decimal,
      start_date: unixTime,
      end_date: unixTime.optional(),
      io_number: text.optional(),
      sync: defaulted(flag, false),
      campaign_naming: defaulted(text, defaultNaming.tw.campaign),
      ads_naming: defaulted(text, defaultNaming.tw.ads),
      funding_instrument_id: id,
      rule: id.optional(),
    },
    ...create,
  }),

  perform: endpoint('PATCH /clients/{m}/campaigns/{c}/performs/{action}', {
    summary: 'Play or pause a campaign',
    request: { ...place, action: playState },
    response: Campaign,
    envelope: 'performed',
    repeatable: true,
  }),
};
