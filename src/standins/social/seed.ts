import type {
  AccountRecord,
  AdRecord,
  AdSetRecord,
  AdvertiserRecord,
  AudienceRecord,
  CampaignRecord,
  ClusterRecord,
  FundingInstrumentRecord,
  LeadFormRecord,
  MediaPlanRecord,
  PublisherObjectRecord,
  UserRecord,
} from './records.ts';
import { seedAudiences, seedClusters, seedLeadForms, seedObjects } from './seed-account-things.ts';
import { seasonAt } from './season.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedUsers } from './seed-users.ts';

/** The agency everybody starts with: four advertisers, six accounts, and work that others have done before. */
export interface Seed {
  advertisers: AdvertiserRecord[];
  accounts: AccountRecord[];
  fundingInstruments: FundingInstrumentRecord[];
  mediaPlans: MediaPlanRecord[];
  campaigns: CampaignRecord[];
  adSets: AdSetRecord[];
  ads: AdRecord[];
  publisherObjects: PublisherObjectRecord[];
  leadForms: LeadFormRecord[];
  users: UserRecord[];
  audiences: AudienceRecord[];
  targetingClusters: ClusterRecord[];
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

/** The agency as it is when it is planted at `now`, Unix milliseconds. */
export function seedAt(now: number): Seed {
  return {
    advertisers,
    accounts,
    fundingInstruments,
    mediaPlans,
    ...seedCampaigns(seasonAt(now)),
    publisherObjects: seedObjects,
    leadForms: seedLeadForms,
    users: seedUsers,
    audiences: seedAudiences,
    targetingClusters: seedClusters,
  };
}

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
  const manager_ids = ['21'];
  return {
    id,
    name,
    io_number,
    src,
    advertiser_id,
    account_id,
    account_network_id,
    manager_ids,
    ...flags,
  };
}
