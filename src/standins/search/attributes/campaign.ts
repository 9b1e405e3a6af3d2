import type { Campaign } from '../world.ts';
import { accountValues } from './account.ts';
import { money, type Values } from './value.ts';

/** What every record below a campaign says about it and about what it is in. */
export function campaignValues({ id, account, seed, groups }: Campaign): Values {
  const { name, type = 'SEARCH', budget, pausedSince = null } = seed;
  return {
    ...accountValues(account),
    campaign: id,
    campaign_folder_id: 8000 + account.id,
    campaign_folder_name: account.client.seed.name,
    campaign_status: pausedSince === null ? 'ACTIVE' : 'PAUSED',
    campaign_operation_status: 'SYNCED',
    campaign_object_version: pausedSince ?? '2026-06-01',
    campaign_creation_date: '2025-03-03',
    campaign_start_date: '2025-03-04',
    campaign_end_date: pausedSince,
    campaign_name: name,
    campaign_daily_budget: money(budget),
    campaign_budget: money(budget),
    campaign_budget_type: 'DAILY',
    campaign_budget_name: `${name} daily`,
    campaign_ext_id: 90_000_000 + id,
    campaign_network: type === 'SHOPPING' ? ['SHOPPING'] : ['SEARCH', 'SEARCH_PARTNERS'],
    campaign_device_targets: ['DESKTOP', 'MOBILE', 'TABLET'],
    campaign_type: type,
    campaign_subtype: 'STANDARD',
    campaign_tracking_template: `{lpurl}?utm_campaign=${id}`,
    campaign_custom_parameters: { season: 'all' },
    campaign_geo_targets: account.client.seed.locale.slice(-2),
    campaign_language: [account.client.seed.locale.slice(0, 2)],
    campaign_mobile_bid_adjustment: -10,
    campaign_desktop_bid_adjustment: 0,
    campaign_tablet_bid_adjustment: -25,
    campaign_bidding_type: 'MANUAL_CPC',
    campaign_delivery: 'STANDARD',
    campaign_tag: name.toLowerCase().replaceAll(' ', '-'),
    campaign_active_groups: pausedSince === null ? groups.length : 0,
    network: type,
    last_modified: pausedSince ?? '2026-06-01',
  };
}
