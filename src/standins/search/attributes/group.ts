import type { Group } from '../world.ts';
import { campaignValues } from './campaign.ts';
import { money, type Values } from './value.ts';

/** What every record below a group says about it and about what it is in. */
export function groupValues({ id, campaign, name, creatives }: Group): Values {
  const { cpc, cvr, value } = campaign.seed;
  return {
    ...campaignValues(campaign),
    group: id,
    group_status: 'ACTIVE',
    group_operation_status: 'SYNCED',
    group_max_cpc: money(Math.round(cpc * 1.3)),
    group_creation_date: '2025-03-05',
    group_object_version: '2026-07-20',
    group_estimated_rpc: money(Math.round(cvr * value)),
    group_recommended_bid: money(Math.round(cpc * 1.2)),
    group_name: name,
    group_ext_id: 80_000_000 + id,
    group_tracking_template: `{lpurl}?utm_content=${id}`,
    group_custom_parameters: { theme: name },
    group_bid_type: 'CPC',
    group_mobile_bid_adjustment: 0,
    group_desktop_bid_adjustment: 5,
    group_tablet_bid_adjustment: -15,
    group_folder_id: 8500 + campaign.id,
    group_folder_name: campaign.seed.name,
    group_tag: name.replaceAll(' ', '-'),
    group_active_creatives: creatives.length,
    last_modified: '2026-07-20',
  };
}
