import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { given, inOrder, is, requiredIf } from '../rules.ts';
import { choice, defaulted, unixTime } from '../wire.ts';
import { adId, adSetId, campaignId, mediaPlanId, mediaPlanIdOrIo } from './ids.ts';
import { pageFields } from './paging.ts';

/** What people did: `number` times, worth `amount`, with the object of this id. */
export const Metric = z.object({
  name: z.string(),
  amount: z.number().nullish(),
  number: z.number().nullish(),
  object_id: z.string().nullish(),
});
export type Metric = z.output<typeof Metric>;

/**
 * What ads brought and cost, in the currency of the account. A row says neither what nor when it is about: rows
 * come in the order of time.
 */
export const StatisticsRow = z.object({
  impression: z.number().nullish(),
  click: z.number().nullish(),
  spent: z.number().nullish(),
  income: z.number().nullish(),
  ctr: z.number().nullish(),
  ctrLinks: z.number().nullish(),
  convRate: z.number().nullish(),
  convRateLinks: z.number().nullish(),
  cpc: z.number().nullish(),
  cpm: z.number().nullish(),
  cpa: z.number().nullish(),
  roi: z.number().nullish(),
  main_metrics: z.array(Metric).nullish(),
  /** The reference does not say of what. */
  other_metrics: z.array(z.unknown()).nullish(),
});
export type StatisticsRow = z.output<typeof StatisticsRow>;

const level = choice(['client', 'campaign', 'adset', 'ad', 'channel_connect']).describe(
  'What each row is about; a client is a media plan',
);

const period = {
  aggregate: defaulted(
    choice(['month', 'day', 'period']).describe('A row for each month or day, or one for all'),
    'period',
  ),
  start_date: unixTime.optional(),
  end_date: unixTime.optional(),
};

const answered = { response: StatisticsRow, envelope: 'page', repeatable: true } as const;

const checked = {
  ...answered,
  rules: [
    requiredIf('start_date', is('aggregate', 'month', 'day')),
    requiredIf('end_date', is('aggregate', 'month', 'day')),
    requiredIf('end_date', given('start_date')),
    inOrder('start_date', 'end_date'),
  ],
} as const;

export const statistics = {
  mediaPlan: endpoint('GET /clients/{m}/statistics', {
    summary: 'Show what a media plan brought and cost',
    // The reference does not show which level is taken when none is given.
    request: { m: mediaPlanIdOrIo, ...period, level: level.optional(), ...pageFields },
    ...checked,
  }),

  campaign: endpoint('GET /clients/{m}/campaigns/{c}/statistics', {
    summary: 'Show what a campaign brought and cost',
    request: {
      m: mediaPlanId,
      c: campaignId,
      ...period,
      level: defaulted(level, 'campaign'),
      ...pageFields,
    },
    ...checked,
  }),

  adSet: endpoint('GET /clients/{m}/campaigns/{c}/adsets/{a}/statistics', {
    summary: 'Show what an ad set brought and cost',
    request: {
      m: mediaPlanId,
      c: campaignId,
      a: adSetId,
      ...period,
      level: defaulted(level, 'adset'),
      ...pageFields,
    },
    ...checked,
  }),

  // Its parameters are not shown; `limit` and `page` belong to every list.
  ad: endpoint('GET /clients/{m}/campaigns/{c}/ads/{ad_id}/statistics', {
    summary: 'Show what an ad brought and cost until now',
    request: { m: mediaPlanId, c: campaignId, ad_id: adId, ...pageFields },
    ...answered,
  }),
};
