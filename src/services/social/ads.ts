import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { absent, fitsIf, is, onlyIf, requiredIf } from '../rules.ts';
import { anything, choice, decimal, flag, id, list, text, whole } from '../wire.ts';
import { amount } from './amount.ts';
import { adId, adSetId, campaignId, mediaPlanId } from './ids.ts';
import { sync } from './meanings.ts';
import { pageFields } from './paging.ts';

/** An ad. `headline`, `message`, `description` and `page` are on page post ads. */
export const Ad = z.object({
  id: z.string(),
  deleted: z.boolean().nullish(),
  type: z.string().nullish(),
  target: z
    .object({
      location: z
        .array(z.object({ label: z.string().nullish(), type: z.string().nullish() }))
        .nullish(),
      age: z.array(z.string()).nullish(),
      gender: z.string().nullish(),
    })
    .nullish(),
  placement: z
    .object({
      device: z.array(z.string()).nullish(),
      publisher: z.array(z.string()).nullish(),
      position: z.array(z.string()).nullish(),
    })
    .nullish(),
  name: z.string().nullish(),
  status: z.string().nullish(),
  synchro_status: z.string().nullish(),
  bid: z.number().nullish(),
  adset_billing_event: z.string().nullish(),
  adset_optimization_goal: z.string().nullish(),
  adset_bid_strategy: z.string().nullish(),
  url: z.string().nullish(),
  headline: z.string().nullish(),
  message: z.string().nullish(),
  description: z.string().nullish(),
  page: z.string().nullish(),
  src: z.string().nullish(),
});
export type Ad = z.output<typeof Ad>;

const inCampaign = { m: mediaPlanId, c: campaignId };
const inAdSet = { ...inCampaign, a: adSetId };

const listed = { response: Ad, envelope: 'page', repeatable: true } as const;

const noCreative = [absent('creative'), absent('product_set')] as const;
const carousel = [...noCreative, is('type', 'carousel')] as const;

const fields = {
  name: text.describe('Instead of one by the naming convention').optional(),
  creative: whole.describe('The id of a creative').optional(),
  type: choice(['post', 'carousel']).optional(),
  product_set: id.describe('Its id on the publisher network').optional(),
  bid: amount.optional(),
  description: text.optional(),
  view_tag: text.optional(),
  url_tag: text.optional(),
  headline: text.optional(),
  message: text.optional(),
  call_to_action: choice([
    'OPEN_LINK',
    'BOOK_TRAVEL',
    'SHOP_NOW',
    'LEARN_MORE',
    'LISTEN_MUSIC',
    'WATCH_MORE',
    'SIGN_UP',
    'DOWNLOAD',
    'DONATE_NOW',
    'APPLY_NOW',
    'CONTACT_US',
    'GET_QUOTE',
    'SUBSCRIBE',
    'NO_BUTTON',
  ]).optional(),
  page: id.describe('The id of a page or place').optional(),
  partner_page: id.describe('The id on the photo network, or default_destination_value').optional(),
  url: text.describe('Where a click leads').optional(),
  image: text.describe('The URL of the picture').optional(),
  multi_share_optimized: flag.optional(),
  multi_share_end_card: flag.optional(),
  child_attachments: list(anything).optional(),
  sync: sync.optional(),
};

const rules = [
  onlyIf('creative', absent('type'), absent('product_set')),
  onlyIf('type', ...noCreative),
  onlyIf('headline', ...noCreative),
  onlyIf('message', ...noCreative),
  onlyIf('call_to_action', ...noCreative, absent('child_attachments')),
  onlyIf('page', ...noCreative),
  onlyIf('partner_page', absent('creative')),
  onlyIf('multi_share_optimized', ...carousel),
  onlyIf('multi_share_end_card', ...carousel),
  onlyIf('child_attachments', ...carousel),
];

export const ads = {
  listInCampaign: endpoint('GET /clients/{m}/campaigns/{c}/ads', {
    summary: 'List the ads of a campaign',
    request: { ...inCampaign, ...pageFields },
    ...listed,
  }),

  list: endpoint('GET /clients/{m}/campaigns/{c}/adsets/{a}/ads', {
    summary: 'List the ads of an ad set',
    request: { ...inAdSet, ...pageFields },
    ...listed,
  }),

  get: endpoint('GET /clients/{m}/campaigns/{c}/adsets/{a}/ads/{ad_id}', {
    summary: 'Show an ad',
    request: { ...inAdSet, ad_id: adId },
    response: Ad,
    envelope: 'bare',
    repeatable: true,
  }),

  create: endpoint('POST /clients/{m}/campaigns/{c}/adsets/{a}/ads', {
    summary: 'Create an ad; without a name it gets one by the naming convention',
    request: {
      ...inAdSet,
      ...fields,
    },
    response: Ad,
    envelope: 'bare',
    repeatable: false,
    rules,
    seenIn: { list: 'list', same: ['name'] },
  }),

  update: endpoint('PUT /clients/{m}/campaigns/{c}/adsets/{a}/ads/{ad_id}', {
    summary: 'Change fields of an ad; those not given stay',
    request: { ...inAdSet, ad_id: adId, ...fields },
    response: Ad,
    envelope: 'bare',
    repeatable: true,
    rules,
    seenIn: { get: 'get' },
  }),

  perform: endpoint('PATCH /clients/{m}/campaigns/{c}/ads/{ad_id}/performs/{action}', {
    summary: 'Play or pause an ad, or change its bid or a custom value',
    request: {
      ...inCampaign,
      ad_id: adId,
      action: choice(['play', 'pause', 'bid-update', 'custom-text-update', 'custom-value-update']),
      bid: amount.optional(),
      value: z.union([text, decimal]).optional(),
    },
    response: Ad,
    envelope: 'performed',
    repeatable: true,
    rules: [
      requiredIf('bid', is('action', 'bid-update')),
      requiredIf('value', is('action', 'custom-text-update', 'custom-value-update')),
      fitsIf('value', z.string(), is('action', 'custom-text-update')),
      fitsIf('value', decimal.out.or(decimal.in), is('action', 'custom-value-update')),
    ],
    seenIn: { list: 'listInCampaign', id: 'ad_id' },
  }),

  remove: endpoint('DELETE /clients/{m}/campaigns/{c}/adsets/{a}/ads/{ad_id}', {
    summary: 'Delete an ad; it stays in lists, marked as deleted',
    request: { ...inAdSet, ad_id: adId },
    response: Ad,
    envelope: 'bare',
    repeatable: true,
    seenIn: { get: 'get' },
  }),
};
