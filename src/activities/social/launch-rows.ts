import type { ResolvedPlan } from '../../plan/resolve-plan.ts';
import type { LiveCampaign, LiveObject } from './live-media-plan.ts';
import { match } from './match.ts';

/** One planned object beside what the service has of it. */
export interface LaunchRow {
  level: 'campaign' | 'ad set' | 'ad';
  /** Keys from the campaign down. */
  path: string[];
  live: LiveObject[];
}

/** Every planned object of a plan, in the plan's order, parents before children. */
export function launchRows(
  { campaigns }: ResolvedPlan,
  live: readonly LiveCampaign[],
): LaunchRow[] {
  return match(campaigns, live).flatMap((campaign) => {
    const path = [campaign.planned.key];
    const adSets = match(campaign.planned.adSets, campaign.live[0]?.adSets ?? []);
    return [
      { level: 'campaign' as const, path, live: campaign.live },
      ...adSets.flatMap((adSet) => {
        const below = [...path, adSet.planned.key];
        const ads = match(adSet.planned.ads, adSet.live[0]?.ads ?? []);
        return [
          { level: 'ad set' as const, path: below, live: adSet.live },
          ...ads.map((ad) => ({
            level: 'ad' as const,
            path: [...below, ad.planned.key],
            live: ad.live,
          })),
        ];
      }),
    ];
  });
}
