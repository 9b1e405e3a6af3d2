import { createClient, type Client, type ClientOptions } from '../client.ts';
import { service } from '../endpoint.ts';
import { accounts } from './accounts.ts';
import { adSets } from './ad-sets.ts';
import { ads } from './ads.ts';
import { advertisers } from './advertisers.ts';
import { audiences } from './audiences.ts';
import { campaigns } from './campaigns.ts';
import { mediaPlans } from './media-plans.ts';
import { statistics } from './statistics.ts';
import { targetingClusters } from './targeting-clusters.ts';
import { users } from './users.ts';

export {
  Account,
  FundingInstrument,
  LeadForm,
  PublisherObject,
  TargetSearchResult,
} from './accounts.ts';
export { AdSet } from './ad-sets.ts';
export { Ad } from './ads.ts';
export { Advertiser } from './advertisers.ts';
export { CustomAudience, LookalikeAudience } from './audiences.ts';
export { Campaign } from './campaigns.ts';
export { MediaPlan } from './media-plans.ts';
export { Metric, StatisticsRow } from './statistics.ts';
export { TargetingCluster } from './targeting-clusters.ts';
export { User } from './users.ts';

/** The social advertising management service. */
export const social = service({
  name: 'social',
  resources: {
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
  },
});

export type SocialClient = Client<typeof social.resources>;

export interface SocialClientOptions extends Omit<ClientOptions, 'authorize' | 'accessHint'> {
  /** The agency token. It travels in the query of every request. */
  key: string;
}

export function createSocialClient({ key, ...options }: SocialClientOptions): SocialClient {
  return createClient(social, {
    ...options,
    authorize: () => ({ query: { key } }),
    accessHint: 'check SOCIAL_KEY',
  });
}
