import { attributes } from '../field.ts';

/** GROUP-ATTRS of the reference. */
export const groupAttributes = attributes({
  group_status: 'enum',
  group_operation_status: 'enum',
  group_max_cpc: 'micro_currency',
  group_creation_date: 'date',
  group_object_version: 'date',
  group_next_scheduled_action_date: 'date',
  group_estimated_rpc: 'micro_currency',
  group_rec_mobile_bid_adjustment: 'percent',
  group_recommended_bid: 'micro_currency',
  group_rec_desktop_bid_adjustment: 'percent',
  group_name: 'text',
  group_recommended_content_bid: 'micro_currency',
  group_max_content_cpc: 'micro_currency',
  group_ext_id: 'integer',
  group_tracking_template: 'text',
  group_custom_parameters: 'json',
  group_end_date: 'date',
  group_bid_type: 'text',
  group_content_bid_partner: 'integer',
  group_mobile_bid_adjustment: 'percent',
  group_desktop_bid_adjustment: 'percent',
  group_tablet_bid_adjustment: 'percent',
});
