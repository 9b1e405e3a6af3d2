import type { Network } from '../shared/plan-ref.ts';
import type {
  AdFields,
  AdSetFields,
  FbCampaignFields,
  MediaPlanFields,
  TwCampaignFields,
} from './fields/planned-endpoints.ts';
import type { LocalTime } from '../shared/local-time.ts';
import type { Place } from './source/source-node.ts';

/**
 * A plan as its file says it: inheritance done, every field checked by the service's rules and in its name and
 * type. What a file cannot know is still open: ids of advertiser and account, and the zone of the times.
 */
export interface Plan {
  mediaPlan: PlannedMediaPlan;
  campaigns: PlannedCampaign[];
}

interface Placed {
  /** Where the object's fields stand by name; an inherited one stands where its default does. */
  places: Record<string, Place>;
}

export interface PlannedMediaPlan extends Placed {
  network: Network;
  name: string;
  ioNumber?: string;
  /** Name or id. */
  advertiser: string;
  /** Name or id. */
  account: string;
  values: MediaPlanFields;
}

export type PlannedCampaign = Placed & {
  /** Unique among the campaigns of the plan. */
  key: string;
  name: string;
  start: LocalTime;
  /** A day without time means its end. */
  end?: LocalTime;
  adSets: PlannedAdSet[];
} & ({ network: 'fb'; values: FbCampaignFields } | { network: 'tw'; values: TwCampaignFields });

export interface PlannedAdSet extends Placed {
  /** Unique among the ad sets of the campaign. */
  key: string;
  name?: string;
  /** Absent for an ad set that exists already. */
  values?: AdSetFields;
  existingId?: string;
  ads: PlannedAd[];
}

export interface PlannedAd extends Placed {
  /** Unique among the ads of the ad set. */
  key: string;
  name?: string;
  values: AdFields;
}
