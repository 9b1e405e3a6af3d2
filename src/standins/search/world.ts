import type { ClientSeed, CampaignSeed } from './seed/client-seed.ts';

/*
 * What the simulated service knows. All is made anew from the seed at each start, with the same ids: the service is
 * read-only. Ids of one kind are counted over all clients.
 */

export interface World {
  customer: Customer;
  clients: readonly Client[];
  users: readonly User[];
}

export interface Customer {
  id: number;
  name: string;
}

export interface User {
  id: number;
  firstName: string;
  lastName: string;
  accessLevel: string;
  /** Ids of the clients this person may see. */
  clients: readonly number[];
}

export interface Client {
  id: number;
  customer: Customer;
  seed: ClientSeed;
  accounts: readonly Account[];
}

export interface Account {
  id: number;
  client: Client;
  publisher: { id: number; name: string };
  alias: string;
  campaigns: readonly Campaign[];
}

export interface Campaign {
  id: number;
  account: Account;
  seed: CampaignSeed;
  /** The first day on which nothing happens any more, in days since 1970; infinite where it goes on. */
  standsFrom: number;
  groups: readonly Group[];
}

export interface Group {
  id: number;
  campaign: Campaign;
  name: string;
  /** All that happens in a group happens to one of these. */
  keywords: readonly Keyword[];
  /** Together they have all that happened in the group. */
  creatives: readonly Part[];
  /** Some of it: not everybody is in an audience. */
  audiences: readonly Part[];
  negativeAudiences: readonly Part[];
  /** All of it where the campaign is a shopping one; else there are none. */
  products: readonly Part[];
  /** Some of it: not everybody clicks on a link below the ad. */
  sitelinks: readonly Part[];
}

export interface Keyword {
  id: number;
  group: Group;
  text: string;
  match: 'EXACT' | 'PHRASE' | 'BROAD' | 'AUTO';
  isPaused: boolean;
  /** What its impressions and bids are, against a middling keyword of its campaign. */
  weight: number;
  /** From 1 to 10. */
  quality: number;
  /** In cents. */
  bid: number;
}

/** Something to which a part of what happens in a group is credited. */
export interface Part {
  id: number;
  group: Group;
  /** Which one of its kind it is in the group, from 0. */
  index: number;
  name: string;
  /** The part of the group's facts: those between these two shares. */
  from: number;
  to: number;
}
