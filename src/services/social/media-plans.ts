import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fitsIf, is, onlyIf } from '../rules.ts';
import { choice, clearableText, text, wholeChoice } from '../wire.ts';
import {
  accountId,
  advertiserId,
  fundingInstrumentId,
  mediaPlanId,
  mediaPlanIdOrIo,
  userId,
} from './ids.ts';
import { network } from './network.ts';
import { pageFields } from './paging.ts';
import { User } from './users.ts';

/** A media plan. `margin_type`: 0 margin, 1 fixed CPC, 2 fixed on the main metric. */
export const MediaPlan = z.object({
  id: z.string(),
  name: z.string(),
  advertiser_id: z.string().nullish(),
  account_id: z.string().nullish(),
  account_network_id: z.string().nullish(),
  business_manager_id: z.string().nullish(),
  deleted: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  general_objective: z.string().nullish(),
  io_number: z.string().nullish(),
  margin_type: z.int().nullish(),
  margin_value: z.number().nullish(),
  autopause_value: z.string().nullish(),
  campaign_naming: z.string().nullish(),
  ads_naming: z.string().nullish(),
  src: z.string().nullish(),
  url_reporting: z.string().nullish(),
  url_connection: z.string().nullish(),
});
export type MediaPlan = z.output<typeof MediaPlan>;

/** What a media plan is for, by network. */
export const generalObjectives = {
  fb: [
    'fan_acq',
    'event',
    'eng',
    'mobile_app_install',
    'mobile_re_eng',
    'offer',
    'outside_traffic',
    'website_conv',
    'lead_gen',
    'app_install',
    're_eng',
    'video_play',
    'custom',
  ],
  tw: [
    'FOLLOWERS',
    'TWEET_ENGAGEMENTS',
    'APP_ENGAGEMENTS',
    'APP_INSTALLS',
    'WEBSITE_CLICKS',
    'WEBSITE_CONVERSIONS',
    'VIDEO_VIEWS',
  ],
} as const;

const autopauseType = choice(['clics', 'impression', 'spent', 'acquisitions']);
const marginType = wholeChoice([0, 1, 2]).describe(
  '0 margin, 1 fixed cost of a click, 2 fixed on the main metric',
);

const instrument = fundingInstrumentId.describe('Only for tw');

const confirmed = { response: z.object({ message: z.string() }), envelope: 'bare' } as const;

export const mediaPlans = {
  list: endpoint('GET /clients', {
    summary: 'List the media plans of the agency',
    request: { ...pageFields },
    response: MediaPlan,
    envelope: 'page',
    repeatable: true,
  }),

  get: endpoint('GET /clients/{m}', {
    summary: 'Show a media plan, by id or IO number',
    request: { m: mediaPlanIdOrIo },
    response: MediaPlan,
    envelope: 'data',
    repeatable: true,
  }),

  create: endpoint('POST /clients/{source}', {
    summary: 'Create a media plan on a network',
    request: {
      source: network,
      name: text,
      advertiser_id: advertiserId,
      account_id: accountId,
      io_number: text.optional(),
      office: text.optional(),
      notes: text.optional(),
      general_objective: choice([...generalObjectives.fb, ...generalObjectives.tw]).optional(),
      autopause_type: autopauseType.optional(),
      autopause_value: text.optional(),
      margin_type: marginType.optional(),
      margin_value: text.optional(),
      campaign_naming: text.optional(),
      ads_naming: text.optional(),
      funding_instrument_id: instrument.optional(),
    },
    response: MediaPlan,
    envelope: 'bare',
    repeatable: false,
    seenIn: { list: 'list', same: ['name', 'io_number'] },
    rules: [
      fitsIf('general_objective', choice(generalObjectives.fb), is('source', 'fb')),
      fitsIf('general_objective', choice(generalObjectives.tw), is('source', 'tw')),
      onlyIf('funding_instrument_id', is('source', 'tw')),
    ],
  }),

  update: endpoint('PUT /clients/{m}', {
    summary: 'Change fields of a media plan; those not given stay',
    request: {
      m: mediaPlanId,
      name: text.optional(),
      io_number: clearableText.optional(),
      office: clearableText.optional(),
      notes: clearableText.optional(),
      autopause_type: autopauseType.optional(),
      autopause_value: clearableText.optional(),
      margin_type: marginType.optional(),
      margin_value: clearableText.optional(),
      campaign_naming: clearableText.optional(),
      ads_naming: clearableText.optional(),
      funding_instrument_id: instrument.optional(),
    },
    response: MediaPlan,
    envelope: 'bare',
    repeatable: true,
    seenIn: { get: 'get' },
  }),

  managers: endpoint('GET /clients/{m}/users', {
    summary: 'List the managers of a media plan',
    request: { m: mediaPlanId, ...pageFields },
    response: User,
    envelope: 'page',
    repeatable: true,
  }),

  addManager: endpoint('POST /clients/{m}/users', {
    summary: 'Make a user a manager of a media plan',
    request: { m: mediaPlanId, user_id: userId },
    ...confirmed,
    body: 'json',
    repeatable: false,
    seenIn: { list: 'managers', id: 'user_id' },
  }),

  removeManager: endpoint('DELETE /clients/{m}/users', {
    summary: 'Take a media plan away from one of its managers',
    request: { m: mediaPlanId, user_id: userId },
    ...confirmed,
    body: 'json',
    repeatable: true,
    seenIn: { list: 'managers', id: 'user_id' },
  }),
};
