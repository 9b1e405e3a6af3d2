import { items } from '../../services/pages.ts';
import type { Account, Advertiser, Campaign, MediaPlan } from '../../services/social/index.ts';
import type { SocialDoor } from '../social/social-door.ts';
import { counted } from './counted.ts';
import { createRecent, type Recent } from './recent.ts';

/** What the social service lists of the whole agency. */
export interface AgencyLists {
  mediaPlans: MediaPlan[];
  /** By id. */
  accounts: ReadonlyMap<string, Account>;
  /** Those that are neither deleted nor archived, by the id of the media plan they are in. */
  campaigns: ReadonlyMap<string, Campaign[]>;
  /** Requests it took. */
  asked: number;
}

export interface Agency {
  lists: Recent<AgencyLists>;
  /** By id: asked for only where something above does not say enough. */
  advertisers: Recent<{ byId: ReadonlyMap<string, Advertiser>; asked: number }>;
}

/**
 * Lists instead of objects one by one: three requests for three hundred of each. Read without the signal of the
 * activity that asked first: what is kept serves others too.
 * @param now Unix milliseconds
 */
export function createAgency({ calls }: Pick<SocialDoor, 'calls'>, now: () => number): Agency {
  return {
    lists: createRecent(async () => {
      const plans = counted(calls.mediaPlans.list);
      const accounts = counted(calls.accounts.list);
      const campaigns = counted(calls.campaigns.listAll);
      const [allPlans, allAccounts, allCampaigns] = await Promise.all([
        Array.fromAsync(items(plans.call, {})),
        Array.fromAsync(items(accounts.call, {})),
        Array.fromAsync(items(campaigns.call, {})),
      ]);
      const live = allCampaigns.filter(({ deleted, archived }) => !deleted && !archived);
      return {
        mediaPlans: allPlans,
        accounts: byId(allAccounts),
        campaigns: Map.groupBy(live, ({ client_id }) => client_id ?? ''),
        asked: plans.sent() + accounts.sent() + campaigns.sent(),
      };
    }, now),

    advertisers: createRecent(async () => {
      const advertisers = counted(calls.advertisers.list);
      const all = await Array.fromAsync(items(advertisers.call, {}));
      return { byId: byId(all), asked: advertisers.sent() };
    }, now),
  };
}

const byId = <T extends { id: string }>(all: T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));
