import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../../src/services/endpoint.ts';
import { defaultOf } from '../../../src/services/wire.ts';
import { social } from '../../../src/services/social/index.ts';

const {
  accounts,
  advertisers,
  mediaPlans,
  campaigns,
  adSets,
  ads,
  audiences,
  targetingClusters,
  statistics,
  users,
} = social.resources;

const levels = 'client, campaign, adset, ad, channel_connect';
const sources = 'USER_PROVIDED_ONLY, PARTNER_PROVIDED_ONLY, BOTH_USER_AND_PARTNER_PROVIDED';

/** Copied from the reference by hand, as it writes them: values of a field, separated by commas. */
const values: [Endpoint, string, string][] = [
  [mediaPlans.create, 'source', 'fb, tw'],
  [
    mediaPlans.create,
    'general_objective',
    'fan_acq, event, eng, mobile_app_install, mobile_re_eng, offer, outside_traffic, website_conv, lead_gen, app_install, re_eng, video_play, custom, FOLLOWERS, TWEET_ENGAGEMENTS, APP_ENGAGEMENTS, APP_INSTALLS, WEBSITE_CLICKS, WEBSITE_CONVERSIONS, VIDEO_VIEWS',
  ],
  [mediaPlans.create, 'autopause_type', 'clics, impression, spent, acquisitions'],
  [mediaPlans.create, 'margin_type', '0, 1, 2'],
  [mediaPlans.update, 'autopause_type', 'clics, impression, spent, acquisitions'],
  [mediaPlans.update, 'margin_type', '0, 1, 2'],
  [campaigns.createFb, 'status', 'play, pause'],
  [
    campaigns.createFb,
    'objective',
    'fan_acq, event, eng, outside_traffic, offer, app_installs, video_play, product_catalog_sales, website_conv, lead_gen, brand_awareness, store_visits, reach',
  ],
  [campaigns.createFb, 'budget_type', 'daily, lifetime'],
  [
    campaigns.createFb,
    'pixel_event',
    'ViewContent, Search, AddToCart, AddToWishlist, InitiateCheckout, AddPaymentInfo, Purchase, Lead, CompleteRegistration',
  ],
  [campaigns.createFb, 'pacing_type', 'standard, no_pacing'],
  [campaigns.createFb, 'special_ad_category', 'credit, housing, employment, none'],
  [campaigns.createTw, 'status', 'play, pause'],
  [
    campaigns.createTw,
    'objective',
    'APP_ENGAGEMENTS, APP_INSTALLS, TWEET_ENGAGEMENTS, WEBSITE_CLICKS, WEBSITE_CONVERSIONS, VIDEO_VIEWS, AWARENESS',
  ],
  [campaigns.perform, 'action', 'play, pause'],
  [adSets.create, 'status', 'play, pause'],
  [
    adSets.create,
    'adset_billing_event',
    'APP_INSTALLS, IMPRESSIONS, LINK_CLICKS, NONE, PAGE_LIKES, POST_ENGAGEMENT, VIDEO_VIEWS, THRUPLAY, OFFER_CLAIMS',
  ],
  [
    adSets.create,
    'adset_optimization_goal',
    'APP_INSTALLS, IMPRESSIONS, EVENT_RESPONSES, ENGAGED_USERS, POST_ENGAGEMENT, REACH, LINK_CLICKS, LANDING_PAGE_VIEWS, AD_RECALL_LIFT, LEAD_GENERATION, OFFER_CLAIMS, PAGE_LIKES, VIDEO_VIEWS, THRUPLAY, OFFSITE_CONVERSIONS, BRAND_AWARENESS, STORE_VISITS, TWO_SECOND_CONTINUOUS_VIDEO_VIEWS, VALUE, NONE',
  ],
  [adSets.create, 'adset_attribution_window_days', '1, 7'],
  [
    adSets.create,
    'adset_bid_strategy',
    'lowest_cost_without_cap, lowest_cost_with_bid_cap, lowest_cost_with_cost_cap, target_cost',
  ],
  [ads.create, 'type', 'post, carousel'],
  [
    ads.create,
    'call_to_action',
    'OPEN_LINK, BOOK_TRAVEL, SHOP_NOW, LEARN_MORE, LISTEN_MUSIC, WATCH_MORE, SIGN_UP, DOWNLOAD, DONATE_NOW, APPLY_NOW, CONTACT_US, GET_QUOTE, SUBSCRIBE, NO_BUTTON',
  ],
  [ads.perform, 'action', 'play, pause, bid-update, custom-text-update, custom-value-update'],
  [accounts.targetSearch, 'type', 'location, interest'],
  [campaigns.updateFb, 'special_ad_category', 'credit, housing, employment, none'],
  [adSets.update, 'status', 'play, pause'],
  [adSets.update, 'adset_attribution_window_days', '1, 7'],
  [ads.update, 'type', 'post, carousel'],
  [audiences.create, 'subtype', 'website, mobile, lead-gen, offline-event, page-engagement'],
  [audiences.create, 'customer_file_source', sources],
  [audiences.update, 'customer_file_source', sources],
  [targetingClusters.create, 'genders', 'both, male, female'],
  [statistics.mediaPlan, 'aggregate', 'month, day, period'],
  [statistics.campaign, 'aggregate', 'month, day, period'],
  [statistics.adSet, 'aggregate', 'month, day, period'],
  [statistics.mediaPlan, 'level', levels],
  [statistics.campaign, 'level', levels],
  [statistics.adSet, 'level', levels],
];

/** Copied from the reference by hand: the fields that must be given; all others are optional. */
const required: [Endpoint, string][] = [
  [accounts.list, ''],
  [accounts.get, 'account_id'],
  [advertisers.create, 'name, currency'],
  [mediaPlans.create, 'source, name, advertiser_id, account_id'],
  [mediaPlans.update, 'm'],
  [campaigns.createFb, 'm, name, status, objective, budget_type, start_date, useReachAndFrequency'],
  [
    campaigns.createTw,
    'm, name, status, objective, daily_budget, lifetime_budget, start_date, funding_instrument_id',
  ],
  [
    adSets.create,
    'm, c, bid, status, adset_billing_event, adset_optimization_goal, adset_attribution_window_days, adset_bid_strategy',
  ],
  [ads.create, 'm, c, a'],
  [ads.perform, 'm, c, ad_id, action'],
  [accounts.objects, 'account_id'],
  [accounts.fundingInstruments, 'account_id'],
  [accounts.createFb, 'name, network_id, access_token'],
  [accounts.refresh, 'account_id, access_token'],
  [accounts.deactivate, 'account_id'],
  [accounts.leadForms, 'account_id'],
  [accounts.targetSearch, 'account_id, q, type'],
  [advertisers.update, 'advertiser_id'],
  [advertisers.remove, 'advertiser_id'],
  [mediaPlans.managers, 'm'],
  [mediaPlans.addManager, 'm, user_id'],
  [mediaPlans.removeManager, 'm, user_id'],
  [campaigns.updateFb, 'm, c'],
  [campaigns.updateTw, 'm, c'],
  [adSets.update, 'm, c, adset_id'],
  [ads.update, 'm, c, a, ad_id'],
  [audiences.list, 'account_id'],
  [audiences.create, 'account_id, name, customer_file_source'],
  [audiences.createLookalike, 'account_id, audience_id, country, ratio'],
  [audiences.update, 'account_id, audience_id, name, customer_file_source'],
  [audiences.remove, 'account_id, audience_id'],
  [audiences.changeUsers, 'account_id, audience_id'],
  [targetingClusters.list, 'account_id'],
  [targetingClusters.get, 'account_id, cluster_id'],
  [targetingClusters.create, 'account_id, name, locations'],
  [targetingClusters.remove, 'account_id, cluster_id'],
  [statistics.mediaPlan, 'm'],
  [statistics.campaign, 'm, c'],
  [statistics.adSet, 'm, c, a'],
  [statistics.ad, 'm, c, ad_id'],
  [users.list, ''],
  [users.get, 'user_id'],
];

const defaults: [Endpoint, string, unknown][] = [
  [accounts.list, 'limit', 100],
  [accounts.list, 'page', 1],
  [advertisers.create, 'reporting_week', 'Sunday_Saturday'],
  [advertisers.create, 'timezone', 'Europe/Paris'],
  [campaigns.createFb, 'sync', false],
  [
    campaigns.createFb,
    'campaign_naming',
    '{campaign-name}-{age-min}-{age-max}-{country}-{interest}',
  ],
  [campaigns.createFb, 'ads_naming', '{campaign-name}-{age-min}-{age-max}-{picture}-{title}'],
  [campaigns.createTw, 'sync', false],
  [
    campaigns.createTw,
    'campaign_naming',
    '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}',
  ],
  [
    campaigns.createTw,
    'ads_naming',
    '{campaign-name}-{country}-{gender}-{interest}-{networkaccounts}-{keywords}-{tweetId}',
  ],
  [statistics.mediaPlan, 'aggregate', 'period'],
  [statistics.campaign, 'aggregate', 'period'],
  [statistics.adSet, 'aggregate', 'period'],
  [statistics.mediaPlan, 'level', undefined],
  [statistics.campaign, 'level', 'campaign'],
  [statistics.adSet, 'level', 'adset'],
  [targetingClusters.create, 'placements', [{ device: [], publisher: [], position: [] }]],
  [targetingClusters.create, 'ages', ['18-65']],
  [targetingClusters.create, 'genders', ['both']],
  [campaigns.updateFb, 'campaign_naming', undefined],
  [advertisers.update, 'reporting_week', undefined],
];

describe('the declarations', () => {
  it.each(values.map((row) => [row[0].operation, ...row] as const))(
    'of %s know the values of %3$s',
    (_, { request }, field, expected) => {
      expect(valuesOf(request.shape[field])).toEqual(expected.split(', '));
    },
  );

  it.each(required.map((row) => [row[0].operation, ...row] as const))(
    'of %s know what must be given',
    (_, { request }, expected) => {
      const issues = z.safeEncode(request, {}).error?.issues ?? [];
      expect(issues.map(({ path }) => path.join('.')).join(', ')).toBe(expected);
    },
  );

  it.each(defaults.map((row) => [row[0].operation, ...row] as const))(
    'of %s know a default',
    (_, { request }, field, expected) => {
      const schema = request.shape[field];
      expect(schema && defaultOf(schema)).toEqual(expected);
    },
  );
});

function valuesOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
  if (schema instanceof z.ZodCodec) return valuesOf(schema.in);
  if (schema instanceof z.ZodArray) return valuesOf(schema.element);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}
