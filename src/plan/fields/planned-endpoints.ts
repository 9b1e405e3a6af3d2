import { z } from 'zod';
import type { Endpoint, InputOf } from '../../services/endpoint.ts';
import type { Condition, Rule } from '../../services/rules.ts';
import { adSets } from '../../services/social/ad-sets.ts';
import { ads } from '../../services/social/ads.ts';
import { campaigns } from '../../services/social/campaigns.ts';
import { mediaPlans } from '../../services/social/media-plans.ts';

/*
 * The create endpoints as far as a plan file fills them in. The rest comes from the launch: ids of parents, the
 * account, times in its zone, and that everything starts paused.
 */

const { source, advertiser_id, account_id, ...mediaPlanShape } = mediaPlans.create.request.shape;

/** Whose plan it is a file says in its own words: the network, and advertiser and account by name or id. */
export const plannedMediaPlan = {
  ...mediaPlans.create,
  request: z.strictObject({
    network: source,
    advertiser: advertiser_id,
    account: account_id,
    ...mediaPlanShape,
  }),
  rules: mediaPlans.create.rules.map((rule) => ({ ...rule, when: rule.when.map(inPlanWords) })),
};

function inPlanWords(condition: Condition): Condition {
  return condition.field === 'source' ? { ...condition, field: 'network' } : condition;
}

const fromLaunch = { m: true, status: true, start_date: true, end_date: true } as const;

export const plannedCampaign = {
  fb: {
    ...campaigns.createFb,
    request: campaigns.createFb.request.omit(fromLaunch),
    rules: withoutOrder(campaigns.createFb),
  },
  tw: {
    ...campaigns.createTw,
    request: campaigns.createTw.request.omit(fromLaunch),
    rules: withoutOrder(campaigns.createTw),
  },
};

/** Times in a plan are on the account's clock: their order is checked where that is known. */
function withoutOrder({ rules }: Endpoint): Rule[] {
  return rules.filter(({ kind }) => kind !== 'in-order');
}

export const plannedAdSet = {
  ...adSets.create,
  request: adSets.create.request.omit({ m: true, c: true, status: true }),
};

export const plannedAd = {
  ...ads.create,
  request: ads.create.request.omit({ m: true, c: true, a: true }),
};

export type MediaPlanFields = Omit<
  InputOf<typeof plannedMediaPlan>,
  'network' | 'advertiser' | 'account'
>;
export type FbCampaignFields = InputOf<typeof plannedCampaign.fb>;
export type TwCampaignFields = InputOf<typeof plannedCampaign.tw>;
export type AdSetFields = InputOf<typeof plannedAdSet>;
export type AdFields = InputOf<typeof plannedAd>;
