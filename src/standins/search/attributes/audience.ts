import type { Part } from '../world.ts';
import { groupValues } from './group.ts';
import type { Values } from './value.ts';

/** Of an audience, and of one that is excluded. */
export function audienceValues({ id, group, index, name }: Part): Values {
  return {
    ...groupValues(group),
    audience: id,
    criterion: 500_000 + id,
    effective_group: group.id,
    effective_group_name: group.name,
    audience_description: `${name} of ${group.campaign.account.client.seed.name}`,
    audience_ext_id: String(50_000_000 + id),
    audience_folder_id: 8600 + group.id,
    audience_folder_name: group.name,
    audience_name: name,
    audience_object_version: '2026-08-03',
    audience_operation_status: 'SYNCED',
    audience_override: false,
    audience_recommended_bid_adjustment: 20,
    audience_status: 'ACTIVE',
    audience_tag: name.toLowerCase().replaceAll(' ', '-'),
    audience_target_setting: false,
    criterion_bid_adjustment: 10 + index * 5,
    criterion_ext_id: String(40_000_000 + id),
    criterion_object_version: '2026-08-03',
    criterion_operation_status: 'SYNCED',
    criterion_status: 'ACTIVE',
    criterion_tag: `${group.id}-${id}`,
    level: 'GROUP',
    last_modified: '2026-08-03',
  };
}
