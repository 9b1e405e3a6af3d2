import type { Span } from './play-history.ts';
import type { AdRecord, AdSetRecord, CampaignRecord } from './records.ts';
import type { Season } from './season.ts';
import { wireTime } from './wire-time.ts';

/** Campaigns with their ad sets and ads. */
export interface SeededCampaigns {
  campaigns: CampaignRecord[];
  adSets: AdSetRecord[];
  ads: AdRecord[];
}

export function seedCampaigns(season: Season): SeededCampaigns {
  const campaigns = [
    fbCampaign(season, '2001', '1001', 'Rain jackets DE', 'outside_traffic', 120, 'play'),
    fbCampaign(season, '2002', '1001', 'Trail shoes DE', 'outside_traffic', 80, 'pause'),
    fbCampaign(season, '2003', '1002', 'Girokonto leads', 'lead_gen', 200, 'pause'),
    {
      ...fbCampaign(season, '2004', '1003', 'Open-air trailer', 'VIDEO_VIEWS', 60, 'pause'),
      account_id: '104',
      src: 'tw',
      lifetime_budget: 2400,
      funding_instrument_id: 'lygyi',
    },
  ];
  const adSets = [
    adSet(season, '3001', '2001', 'Women 25-44', '25-44', 'female', 'play'),
    adSet(season, '3002', '2001', 'Men 25-44', '25-44', 'male', 'play'),
    adSet(season, '3003', '2002', 'Runners 18-34', '18-34', 'both', 'pause'),
    adSet(season, '3004', '2002', 'Hikers 35-54', '35-54', 'both', 'pause'),
    adSet(season, '3005', '2003', 'Students 18-24', '18-24', 'both', 'pause'),
  ];
  const ads = adSets.flatMap((parent, row) =>
    (headlines[parent.campaign_id] ?? []).map((headline, column) =>
      ad(String(4001 + row * 3 + column), parent, headline),
    ),
  );
  return { campaigns, adSets, ads };
}

const headlines: Record<string, string[]> = {
  '2001': ['Ready for rain', 'Dry all day', 'Out in every weather'],
  '2002': ['Light on the trail', 'Grip that stays', 'Further every week'],
  '2003': ['No monthly fee', 'Open it in eight minutes', 'Your first account'],
};

function fbCampaign(
  season: Season,
  id: string,
  client_id: string,
  name: string,
  objective: string,
  daily_budget: number,
  status: string,
): CampaignRecord {
  return {
    id,
    client_id,
    account_id: client_id === '1001' ? '101' : '103',
    name,
    status,
    played: playedIn(season, status),
    objective,
    deleted: false,
    archived: false,
    budget_type: 'daily',
    budget: daily_budget,
    daily_budget,
    start_date: wireTime(season.start / 1000),
    end_date: wireTime(season.end / 1000),
    campaign_naming: '{campaign-name}',
    ads_naming: '{campaign-name}-{adset-name}-{title}',
    src: 'fb',
  };
}

function adSet(
  season: Season,
  id: string,
  campaign_id: string,
  name: string,
  age: string,
  gender: string,
  status: string,
): AdSetRecord {
  return {
    id,
    campaign_id,
    name,
    status,
    played: playedIn(season, status),
    bid: '0.45',
    target: { age: [age], gender, location: [{ label: 'Germany', type: 'country' }] },
    adset_billing_event: 'IMPRESSIONS',
    adset_optimization_goal: 'LINK_CLICKS',
    adset_bid_strategy: 'lowest_cost_with_bid_cap',
  };
}

function ad(id: string, parent: AdSetRecord, headline: string): AdRecord {
  const { campaign_id, target, status, played } = parent;
  return {
    id,
    campaign_id,
    adset_id: parent.id,
    deleted: false,
    type: 'page_post_ad',
    target,
    name: `${parent.name} ${headline}`,
    status,
    played,
    bid: 0.45,
    headline,
    message: 'See for yourself.',
    page: '885512',
    url: 'https://shop.example.com/',
    adset_billing_event: 'IMPRESSIONS',
    adset_optimization_goal: 'LINK_CLICKS',
    adset_bid_strategy: 'lowest_cost_with_bid_cap',
    src: 'fb',
  };
}

/** What is paused now played for the first weeks. */
function playedIn({ start, pausedAt }: Season, status: string): Span[] {
  return [status === 'play' ? { from: start } : { from: start, to: pausedAt }];
}
