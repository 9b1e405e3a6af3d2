import { costOf } from '../../plan/cost.ts';
import type { ResolvedAdSet, ResolvedCampaign, ResolvedPlan } from '../../plan/resolve-plan.ts';
import type {
  CampaignPreview,
  LaunchPreview,
  MediaPlanHeader,
  Tallies,
  Tally,
} from '../../shared/launch.ts';
import { moneyOf, type Money } from '../../shared/money.ts';
import type { LiveAdSet, LiveCampaign } from './live-media-plan.ts';
import { match, type Match } from './match.ts';

/** What a launch would make of a plan beside what is live. Pure. */
export function previewLaunch(
  { campaigns }: ResolvedPlan,
  live: readonly LiveCampaign[],
  mediaPlan: MediaPlanHeader,
  warnings: string[],
): LaunchPreview {
  const { currency } = mediaPlan;
  const matched = match(campaigns, live);
  const previews = matched.map((pair) => previewCampaign(pair, mediaPlan));
  const topBid = Math.max(...matched.flatMap(newBids));
  return {
    mediaPlan,
    campaigns: previews,
    ...(topBid >= 0 && { topBid: moneyOf(topBid, currency) }),
    perDay: sum(
      previews.map(({ perDay }) => perDay),
      currency,
    ),
    flight: sum(
      previews.map(({ flight }) => flight),
      currency,
    ),
    openEnded: previews.filter(({ flight }) => flight === undefined).length,
    tallies: talliesOf(previews),
    warnings,
  };
}

function previewCampaign(
  { planned, live: [there] }: Match<ResolvedCampaign, LiveCampaign>,
  { currency, timeZone }: MediaPlanHeader,
): CampaignPreview {
  const { key, create, startOn, endOn } = planned;
  return {
    key,
    objective: create.objective,
    startOn,
    ...(endOn !== undefined && { endOn }),
    ...costOf(planned, { currency, timeZone }),
    existed: there !== undefined,
    adSets: match(planned.adSets, there?.adSets ?? []).map(previewAdSet),
  };
}

/** Bids of what is yet to be made. */
function newBids({ planned, live: [there] }: Match<ResolvedCampaign, LiveCampaign>): number[] {
  return match(planned.adSets, there?.adSets ?? []).flatMap(({ planned: adSet, live }) => {
    const ads = match(adSet.ads, live[0]?.ads ?? []).filter((ad) => ad.live.length === 0);
    const ofAdSet = live.length === 0 ? adSet.create?.bid : undefined;
    return [ofAdSet, ...ads.map((ad) => ad.planned.create.bid)].filter((bid) => bid !== undefined);
  });
}

function previewAdSet({ planned: { key, ads }, live: [there] }: Match<ResolvedAdSet, LiveAdSet>) {
  const adsExisting = match(ads, there?.ads ?? []).filter(({ live }) => live.length > 0).length;
  return { key, existed: there !== undefined, ads: ads.length, adsExisting };
}

function talliesOf(campaigns: CampaignPreview[]): Tallies {
  const adSets = campaigns.flatMap((campaign) => campaign.adSets);
  const existing = (branches: { existed: boolean }[]) =>
    count(branches.length, branches.filter(({ existed }) => existed).length);
  const total = (of: (adSet: (typeof adSets)[number]) => number) =>
    adSets.reduce((all, adSet) => all + of(adSet), 0);
  return {
    campaigns: existing(campaigns),
    adSets: existing(adSets),
    ads: count(
      total(({ ads }) => ads),
      total(({ adsExisting }) => adsExisting),
    ),
  };
}

function sum(amounts: (Money | undefined)[], currency: string): Money {
  return { currency, minor: amounts.reduce((all, amount) => all + (amount?.minor ?? 0), 0) };
}

function count(planned: number, existed: number): Tally {
  return { planned, existed, made: 0, failed: 0 };
}
