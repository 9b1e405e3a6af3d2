import type { Part } from '../world.ts';
import { groupValues } from './group.ts';
import { money, type Values } from './value.ts';

export function productValues({ id, group, index, name }: Part): Values {
  const { seed, account } = group.campaign;
  const brand = account.client.seed.name;
  return {
    ...groupValues(group),
    product: id,
    product_group: 200_000 + id,
    product_mapping_id: 300_000 + id,
    brand,
    category_level_one: seed.name,
    category_level_two: group.name,
    custom_attribute_zero: name,
    ext_id: `SKU-${id}`,
    merchant_ext_id: String(account.id),
    product_group_ext_id: String(30_000_000 + id),
    product_group_level_one_type: 'BRAND',
    product_group_level_one_value: brand,
    product_group_level_two_type: 'CUSTOM_ATTRIBUTE_ZERO',
    product_group_level_two_value: name,
    product_group_name: `${group.name} ${name}`,
    product_group_parent_ext_id: String(80_000_000 + group.id),
    product_group_tracking_template: `{lpurl}?utm_product=${id}`,
    type_level_one: group.name,
    object_version: '2026-09-01',
    product_group_object_version: '2026-09-01',
    product_mapping_object_version: '2026-09-01',
    product_group_tag: `${group.name}-${name}`.toLowerCase(),
    channel: 'ONLINE',
    channel_exclusivity: 'SINGLE_CHANNEL',
    condition: name === 'Outlet' ? 'REFURBISHED' : 'NEW',
    product_group_operation_status: 'SYNCED',
    product_group_partition_type: 'UNIT',
    product_mapping_operation_status: 'SYNCED',
    product_operation_status: 'SYNCED',
    product_folder_id: 8800 + group.id,
    product_group_cpc_bid: money(seed.cpc + index),
    product_group_custom_parameters: { line: name },
    product_group_status: 'ACTIVE',
    last_modified: '2026-09-01',
  };
}
