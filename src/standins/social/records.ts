import type {
  Account,
  Ad,
  AdSet,
  Advertiser,
  Campaign,
  FundingInstrument,
  MediaPlan,
} from '../../services/social/index.ts';

/*
 * What the simulated service remembers: what it answers with, and what it needs besides. Answers are cut down
 * to the declared fields on their way out.
 */

export type AccountRecord = Account;

export type AdvertiserRecord = Advertiser & { timezone: string };

export type FundingInstrumentRecord = FundingInstrument & { account_id: string };

export type MediaPlanRecord = MediaPlan & { src: string; account_id: string };

export type CampaignRecord = Campaign & {
  client_id: string;
  src: string;
  name: string;
  status: string;
  objective: string;
  ads_naming: string;
  io_number?: string | undefined;
  /** `YYYY-MM-DDThh:mm:ss+0000` */
  end_date?: string | undefined;
};

export type AdSetRecord = AdSet & {
  campaign_id: string;
  name: string;
  status: string;
  target?: Ad['target'];
  audience?: string | undefined;
};

export type AdRecord = Ad & {
  campaign_id: string;
  adset_id: string;
  status: string;
  deleted: boolean;
};
