import { z } from 'zod';
import type { InputOf } from '../../services/endpoint.ts';
import { adSets } from '../../services/social/ad-sets.ts';
import { ads } from '../../services/social/ads.ts';
import { campaigns } from '../../services/social/campaigns.ts';
import { mediaPlans } from '../../services/social/media-plans.ts';
import { network } from '../../services/social/network.ts';
import { text } from '../../services/wire.ts';

/*
 * The create endpoints as far as a plan file fills them in. The rest comes from the launch: ids of parents, the
 * account, times in its zone, and that everything starts paused.
 */

/** Whose plan it is, in the plan's own words: on which network, for whom and from which account, by name or id. */
export const planOwner = {
  ...mediaPlans.create,
  request: z.strictObject({ network, advertiser: text, account: text }),
  rules: [],
};

export const plannedMediaPlan = {
  ...mediaPlans.create,
  request: mediaPlans.create.request.omit({ advertiser_id: true, account_id: true }),
};

const fromLaunch = { m: true, status: true, start_date: true, end_date: true } as const;

export const plannedCampaign = {
  fb: { ...campaigns.createFb, request: campaigns.createFb.request.omit(fromLaunch) },
  tw: { ...campaigns.createTw, request: campaigns.createTw.request.omit(fromLaunch) },
};

export const plannedAdSet = {
  ...adSets.create,
  request: adSets.create.request.omit({ m: true, c: true, status: true }),
};

export const plannedAd = {
  ...ads.create,
  request: ads.create.request.omit({ m: true, c: true, a: true }),
};

export type MediaPlanFields = InputOf<typeof plannedMediaPlan>;
export type FbCampaignFields = InputOf<typeof plannedCampaign.fb>;
export type TwCampaignFields = InputOf<typeof plannedCampaign.tw>;
export type AdSetFields = InputOf<typeof plannedAdSet>;
export type AdFields = InputOf<typeof plannedAd>;
