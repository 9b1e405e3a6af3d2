/** What the agency's clients run, as short as it can be said. `build-world.ts` makes the objects of it. */
export interface ClientSeed {
  name: string;
  currency: string;
  timeZone: string;
  locale: string;
  contact: string;
  /** What the agency takes on top of the media cost, in percent. */
  feePercent: number;
  /** What the agency takes for each click, in cents. */
  feePerClick: number;
  /** How busy each day of the week is, Sunday first. */
  week: readonly number[];
  /** How busy each month is, January first. */
  year: readonly number[];
  accounts: readonly AccountSeed[];
}

export interface AccountSeed {
  publisher: 'Google' | 'Microsoft';
  alias: string;
  campaigns: readonly CampaignSeed[];
}

export interface CampaignSeed {
  name: string;
  type?: 'SEARCH' | 'SHOPPING';
  /** Since when it has been standing still, `YYYY-MM-DD`. */
  pausedSince?: string;
  /** A day, in cents. */
  budget: number;
  /** What a keyword is shown on a middling day. */
  impressions: number;
  /** Clicks for each impression. */
  ctr: number;
  /** A click, in cents. */
  cpc: number;
  /** Conversions for each click. */
  cvr: number;
  /** What a conversion brings, in cents. */
  value: number;
  /** What its groups are about; in a shopping campaign, what they sell. */
  groups: readonly string[];
}
