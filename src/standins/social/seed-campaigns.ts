import type { Span } from './play-history.ts';
import type { AdRecord, AdSetRecord, CampaignRecord } from './records.ts';

export const seedCampaigns: CampaignRecord[] = [
  fbCampaign('2001', '1001', 'Rain jackets DE', 'outside_traffic', 120, 'play'),
  fbCampaign('2002', '1001', 'Trail shoes DE', 'outside_traffic', 80, 'pause'),
  fbCampaign('2003', '1002', 'Girokonto leads', 'lead_gen', 200, 'pause'),
  {
    ...fbCampaign('2004', '1003', 'Open-air trailer', 'VIDEO_VIEWS', 60, 'pause'),
    account_id: '104',
    src: 'tw',
    lifetime_budget: 2400,
    funding_instrument_id: 'lygyi',
  },
];

export const seedAdSets: AdSetRecord[] = [
  adSet('3001', '2001', 'Women 25-44', '25-44', 'female', 'play'),
  adSet('3002', '2001', 'Men 25-44', '25-44', 'male', 'play'),
  adSet('3003', '2002', 'Runners 18-34', '18-34', 'both', 'pause'),
  adSet('3004', '2002', 'Hikers 35-54', '35-54', 'both', 'pause'),
  adSet('3005', '2003', 'Students 18-24', '18-24', 'both', 'pause'),
];

const headlines: Record<string, string[]> = {
  '2001': ['Ready for rain', 'Dry all day', 'Out in every weather'],
  '2002': ['Light on the trail', 'Grip that stays', 'Further every week'],
  '2003': ['No monthly fee', 'Open it in eight minutes', 'Your first account'],
};

export const seedAds: AdRecord[] = seedAdSets.flatMap((parent, row) =>
  (headlines[parent.campaign_id] ?? []).map((headline, column) =>
    ad(String(4001 + row * 3 + column), parent, headline),
  ),
);

function fbCampaign(
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
    played: playedIn(status),
    objective,
    deleted: false,
    archived: false,
    budget_type: 'daily',
    budget: daily_budget,
    daily_budget,
    start_date: '2026-09-01T06:00:00+0000',
    end_date: '2026-12-31T22:00:00+0000',
    campaign_naming: '{campaign-name}',
    ads_naming: '{campaign-name}-{adset-name}-{title}',
    src: 'fb',
  };
}

function adSet(
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
    played: playedIn(status),
    bid: '0.45',
    target: { age: [age], gender, location: [{ label: 'Germany', type: 'country' }] },
    adset_billing_event: 'IMPRESSIONS',
    adset_optimization_goal: 'LINK_CLICKS',
    adset_bid_strategy: 'lowest_cost_with_bid_cap',
  };
}

function ad(id: string, parent: AdSetRecord, headline: string): AdRecord {
  const { campaign_id, target, status } = parent;
  return {
    id,
    campaign_id,
    adset_id: parent.id,
    deleted: false,
    type: 'page_post_ad',
    target,
    name: `${parent.name} ${headline}`,
    status,
    played: playedIn(status),
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
function playedIn(status: string): Span[] {
  const from = Date.parse('2026-09-01T06:00:00Z');
  return [status === 'play' ? { from } : { from, to: Date.parse('2026-10-18T21:00:00Z') }];
}
