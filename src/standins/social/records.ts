import type {
  Account,
  Ad,
  AdSet,
  Advertiser,
  Campaign,
  CustomAudience,
  FundingInstrument,
  LeadForm,
  LookalikeAudience,
  MediaPlan,
  PublisherObject,
  TargetingCluster,
  User,
} from '../../services/social/index.ts';
import type { Span } from './play-history.ts';

/*
 * What the simulated service remembers: what it answers with, and what it needs besides. Answers are cut down
 * to the declared fields on their way out.
 */

export type AccountRecord = Account;

export type AdvertiserRecord = Advertiser & { timezone: string };

export type FundingInstrumentRecord = FundingInstrument & { account_id: string };

export type PublisherObjectRecord = PublisherObject & { account_id: string };

export type LeadFormRecord = LeadForm & { account_id: string };

export type UserRecord = User;

/** A custom audience or a lookalike: the service lists them together. */
export type AudienceRecord = CustomAudience &
  Omit<LookalikeAudience, keyof CustomAudience> & {
    account_id: string;
    /** Of those put in by hand, `{user}:{type}`. */
    people: string[];
  };

export type ClusterRecord = Omit<TargetingCluster, 'id'> & { id: string; account_id: string };

export type MediaPlanRecord = MediaPlan & {
  src: string;
  account_id: string;
  /** Absent: nobody. */
  manager_ids?: string[] | undefined;
};

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
  played?: Span[] | undefined;
};

export type AdSetRecord = AdSet & {
  campaign_id: string;
  name: string;
  status: string;
  target?: Ad['target'];
  audience?: string | undefined;
  played?: Span[] | undefined;
};

export type AdRecord = Ad & {
  campaign_id: string;
  adset_id: string;
  status: string;
  deleted: boolean;
  played?: Span[] | undefined;
};
