import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { inOrder } from '../rules.ts';
import { fbChanges, fbFields, fbRules } from './fb-campaign.ts';
import { campaignId, mediaPlanId } from './ids.ts';
import { pageFields } from './paging.ts';
import { playState } from './play-state.ts';
import { twChanges, twFields } from './tw-campaign.ts';

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

const place = { m: mediaPlanId, c: campaignId };

const list = {
  response: Campaign,
  envelope: 'page',
  repeatable: true,
} as const;

const create = {
  response: Campaign,
  envelope: 'bare',
  repeatable: false,
  seenIn: { list: 'list', same: ['name'] },
} as const;

const update = {
  response: Campaign,
  envelope: 'bare',
  repeatable: true,
  rules: [inOrder('start_date', 'end_date')],
  seenIn: { get: 'get' },
} as const;

export const campaigns = {
  listAll: endpoint('GET /campaigns', {
    summary: 'List the campaigns of the whole agency',
    request: { ...pageFields },
    ...list,
  }),

  list: endpoint('GET /clients/{m}/campaigns', {
    summary: 'List the campaigns of a media plan',
    request: { m: mediaPlanId, ...pageFields },
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
      m: mediaPlanId,
      ...fbFields,
    },
    ...create,
    rules: fbRules,
  }),

  createTw: endpoint('POST /clients/{m}/campaigns', {
    summary: 'Create a campaign in a tw media plan',
    request: {
      m: mediaPlanId,
      ...twFields,
    },
    ...create,
    rules: [inOrder('start_date', 'end_date')],
  }),

  updateFb: endpoint('PUT /clients/{m}/campaigns/{c}', {
    summary: 'Change fields of an fb campaign; those not given stay',
    request: { ...place, ...fbChanges },
    ...update,
  }),

  updateTw: endpoint('PUT /clients/{m}/campaigns/{c}', {
    summary: 'Change fields of a tw campaign; those not given stay',
    request: { ...place, ...twChanges },
    ...update,
  }),

  perform: endpoint('PATCH /clients/{m}/campaigns/{c}/performs/{action}', {
    summary: 'Play or pause a campaign',
    request: { ...place, action: playState },
    response: Campaign,
    envelope: 'performed',
    repeatable: true,
    seenIn: { get: 'get' },
  }),
};
