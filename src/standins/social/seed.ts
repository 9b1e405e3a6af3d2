import type {
  AccountRecord,
  AdRecord,
  AdSetRecord,
  AdvertiserRecord,
  CampaignRecord,
  FundingInstrumentRecord,
  MediaPlanRecord,
} from './records.ts';

/** The agency everybody starts with: four advertisers, six accounts, and work that others have done before. */
export interface Seed {
  advertisers: AdvertiserRecord[];
  accounts: AccountRecord[];
  fundingInstruments: FundingInstrumentRecord[];
  mediaPlans: MediaPlanRecord[];
  campaigns: CampaignRecord[];
  adSets: AdSetRecord[];
  ads: AdRecord[];
}

const advertisers: AdvertiserRecord[] = [
  advertiser('11', 'Nordwind Outdoor', 'EUR', 'Europe/Berlin', 'Jana Petersen'),
  advertiser('12', 'Hanse Direktbank', 'EUR', 'Europe/Berlin', 'Holger Brandt'),
  advertiser('13', 'Lichtspiel Kinos', 'EUR', 'Europe/Berlin', 'Mira Vogel'),
  advertiser('14', 'Tokyo Kitchen', 'JPY', 'Asia/Tokyo', 'Haruka Sato'),
];

const accounts: AccountRecord[] = [
  account('101', 'Nordwind DE', 'fb', 'EUR', 'Europe/Berlin', 'DE'),
  account('102', 'Nordwind UK', 'fb', 'GBP', 'Europe/London', 'GB'),
  account('103', 'Hanse Direktbank', 'fb', 'EUR', 'Europe/Berlin', 'DE'),
  {
    ...account('104', 'Lichtspiel', 'tw', 'EUR', 'Europe/Berlin', 'DE'),
    funding_instruments: ['lygyi', 'm2x7k'],
  },
  {
    ...account('105', 'Lichtspiel Nord', 'tw', 'EUR', 'Europe/Berlin', 'DE'),
    active: false,
    funding_instruments: ['q8w3r'],
  },
  account('106', 'Tokyo Kitchen JP', 'fb', 'JPY', 'Asia/Tokyo', 'JP'),
];

const fundingInstruments: FundingInstrumentRecord[] = [
  fundingInstrument('lygyi', '104', 'Lichtspiel credit line 2027', '2026-01-01', '2027-12-31'),
  fundingInstrument('m2x7k', '104', 'Distributor co-funding', '2026-09-01', '2027-06-30'),
  fundingInstrument('q8w3r', '105', 'Lichtspiel Nord card', '2024-01-01', '2025-12-31'),
];

const mediaPlans: MediaPlanRecord[] = [
  {
    ...mediaPlan('1001', 'Nordwind Autumn 2026', 'NW-2026-009', 'fb', '11', '101'),
    general_objective: 'outside_traffic',
  },
  {
    ...mediaPlan('1002', 'Hanse Girokonto 2026', 'HD-2026-002', 'fb', '12', '103'),
    general_objective: 'lead_gen',
  },
  {
    ...mediaPlan('1003', 'Lichtspiel Sommerkino 2026', 'LK-2026-003', 'tw', '13', '104'),
    general_objective: 'VIDEO_VIEWS',
  },
];

const campaigns: CampaignRecord[] = [
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

const adSets: AdSetRecord[] = [
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

const ads: AdRecord[] = adSets.flatMap((parent, row) =>
  (headlines[parent.campaign_id] ?? []).map((headline, column) =>
    ad(String(4001 + row * 3 + column), parent, headline),
  ),
);

export const seed: Seed = {
  advertisers,
  accounts,
  fundingInstruments,
  mediaPlans,
  campaigns,
  adSets,
  ads,
};

function advertiser(
  id: string,
  name: string,
  currency: string,
  timezone: string,
  contact: string,
): AdvertiserRecord {
  const mail = `${contact.toLowerCase().replace(' ', '.')}@example.com`;
  return {
    id,
    name,
    currency,
    timezone,
    reporting_week: 'Monday_Sunday',
    contact_name: contact,
    contact_mail: mail,
  };
}

function account(
  id: string,
  name: string,
  src: 'fb' | 'tw',
  currency: string,
  timezone: string,
  country: string,
): AccountRecord {
  return { id, network_id: `77${id}`, name, src, currency, timezone, country, active: true };
}

function fundingInstrument(
  id: string,
  account_id: string,
  description: string,
  start: string,
  end: string,
): FundingInstrumentRecord {
  const start_date = `${start}T00:00:00+0000`;
  const end_date = `${end}T23:59:59+0000`;
  return { id, account_id, description, currency: 'EUR', start_date, end_date };
}

function mediaPlan(
  id: string,
  name: string,
  io_number: string,
  src: string,
  advertiser_id: string,
  account_id: string,
): MediaPlanRecord {
  const account_network_id = `77${account_id}`;
  const flags = { deleted: false, archived: false };
  return { id, name, io_number, src, advertiser_id, account_id, account_network_id, ...flags };
}

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
