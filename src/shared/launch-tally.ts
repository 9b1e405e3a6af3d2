import type {
  BranchState,
  CampaignPreview,
  CampaignProgress,
  LaunchPreview,
  Tallies,
  Tally,
} from './launch.ts';

/** A preview's campaigns as a live tree on which nothing has been made yet. */
export function plannedProgress(campaigns: CampaignPreview[]): CampaignProgress[] {
  return campaigns.map(({ key, adSets }) => ({
    key,
    state: 'planned',
    failures: [],
    adSets: adSets.map((adSet) => ({
      key: adSet.key,
      state: 'planned',
      ads: { planned: adSet.ads, existed: 0, made: 0, failed: 0 },
    })),
  }));
}

/** All that the plan asks for is there. */
export function isNothingToMake({ mediaPlan, tallies }: LaunchPreview): boolean {
  const levels = [tallies.campaigns, tallies.adSets, tallies.ads];
  return mediaPlan.id !== undefined && levels.every(({ planned, existed }) => planned === existed);
}

/** Counts a live tree at every level. */
export function tally(campaigns: CampaignProgress[]): Tallies {
  const adSets = campaigns.flatMap((campaign) => campaign.adSets);
  return {
    campaigns: count(campaigns),
    adSets: count(adSets),
    ads: adSets.map((adSet) => adSet.ads).reduce(add, emptyTally),
  };
}

const emptyTally: Tally = { planned: 0, existed: 0, made: 0, failed: 0 };

function count(branches: { state: BranchState; id?: string; existed?: boolean }[]): Tally {
  return {
    planned: branches.length,
    existed: branches.filter(({ id, existed }) => id !== undefined && existed === true).length,
    made: branches.filter(({ id, existed }) => id !== undefined && existed !== true).length,
    failed: branches.filter(({ id, state }) => id === undefined && state === 'failed').length,
  };
}

function add(left: Tally, right: Tally): Tally {
  return {
    planned: left.planned + right.planned,
    existed: left.existed + right.existed,
    made: left.made + right.made,
    failed: left.failed + right.failed,
  };
}
