import type { InputOf } from '../services/endpoint.ts';
import type { adSets } from '../services/social/ad-sets.ts';
import type { ads } from '../services/social/ads.ts';
import type { campaigns } from '../services/social/campaigns.ts';
import type { mediaPlans } from '../services/social/media-plans.ts';
import type { Network } from '../shared/plan-ref.ts';

/** A plan in the service's terms: ready to be sent, but for the ids of parents that are yet to be made. */
export interface ResolvedPlan {
  mediaPlan: {
    network: Network;
    /** Brought by the plan, or derived from its content. */
    ioNumber: string;
    name: string;
    create: InputOf<typeof mediaPlans.create>;
  };
  campaigns: ResolvedCampaign[];
}

export type ResolvedCampaign = {
  key: string;
  name: string;
  /** First and last day in the account's zone, `YYYY-MM-DD`; without an end it runs until it is stopped. */
  startOn: string;
  endOn?: string;
  adSets: ResolvedAdSet[];
} & (
  | { network: 'fb'; create: Omit<InputOf<typeof campaigns.createFb>, 'm'> }
  | { network: 'tw'; create: Omit<InputOf<typeof campaigns.createTw>, 'm'> }
);

export interface ResolvedAdSet {
  key: string;
  /** Without one the service makes a name. */
  name?: string;
  /** Either the ad set exists, or this creates it. */
  existingId?: string;
  create?: Omit<InputOf<typeof adSets.create>, 'm' | 'c'>;
  ads: ResolvedAd[];
}

export interface ResolvedAd {
  key: string;
  /** Without one the service makes a name. */
  name?: string;
  create: Omit<InputOf<typeof ads.create>, 'm' | 'c' | 'a'>;
}
