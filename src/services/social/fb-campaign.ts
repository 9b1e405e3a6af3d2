import { inOrder, is, requiredIf } from '../rules.ts';
import { choice, clearableText, defaulted, flag, id, text, unixTime } from '../wire.ts';
import { amount } from './amount.ts';
import { defaultNaming } from './default-naming.ts';
import { rule, sync } from './meanings.ts';
import { playState } from './play-state.ts';

const specialCategory = choice(['credit', 'housing', 'employment', 'none']);

/** What a new campaign on `fb` takes. */
export const fbFields = {
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
  budget_type: choice(['daily', 'lifetime']).describe(
    'A daily budget for less than 24 hours becomes one for the lifetime',
  ),
  daily_budget: amount.optional(),
  lifetime_budget: amount.optional(),
  start_date: unixTime,
  end_date: unixTime.optional(),
  useReachAndFrequency: flag.describe('Only for Reach and Frequency campaigns'),
  io_number: text.optional(),
  rule: rule.optional(),
  sync: defaulted(sync, false),
  campaign_naming: defaulted(text, defaultNaming.fb.campaign),
  ads_naming: defaulted(text, defaultNaming.fb.ads),
  spend_cap: amount.optional(),
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
  special_ad_category: specialCategory.optional(),
};

export const fbRules = [
  requiredIf('daily_budget', is('budget_type', 'daily')),
  // The reference says «daily» here too, which can only be a slip.
  requiredIf('lifetime_budget', is('budget_type', 'lifetime')),
  requiredIf('business_manager_id', is('objective', 'product_catalog_sales')),
  requiredIf('product_catalog_id', is('objective', 'product_catalog_sales')),
  requiredIf('pixel_external_id', is('objective', 'website_conv')),
  requiredIf('pixel_event', is('objective', 'website_conv')),
  inOrder('start_date', 'end_date'),
];

/** What a campaign on `fb` lets be changed. Its budget type and objective are not among the fields. */
export const fbChanges = {
  name: text.optional(),
  io_number: clearableText.optional(),
  rule: rule.optional(),
  daily_budget: amount.describe('Only where the budget type is daily').optional(),
  lifetime_budget: amount.describe('Only where the budget type is lifetime').optional(),
  start_date: unixTime.optional(),
  end_date: unixTime.optional(),
  campaign_naming: clearableText.optional(),
  ads_naming: clearableText.optional(),
  product_catalog_id: id.describe('Only where the objective is product_catalog_sales').optional(),
  spend_cap: amount.optional(),
  special_ad_category: specialCategory.optional(),
};
