import { createClient, type Client, type ClientOptions } from '../client.ts';
import { service } from '../endpoint.ts';
import { accounts } from './accounts.ts';
import { adSets } from './ad-sets.ts';
import { ads } from './ads.ts';
import { advertisers } from './advertisers.ts';
import { campaigns } from './campaigns.ts';
import { mediaPlans } from './media-plans.ts';

export { Account, FundingInstrument } from './accounts.ts';
export { AdSet } from './ad-sets.ts';
export { Ad } from './ads.ts';
export { Advertiser } from './advertisers.ts';
export { Campaign } from './campaigns.ts';
export { MediaPlan } from './media-plans.ts';

/** The social advertising management service. */
export const social = service({
  name: 'social',
  resources: { accounts, advertisers, mediaPlans, campaigns, adSets, ads },
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
