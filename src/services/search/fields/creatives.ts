import { attributes, ids } from '../field.ts';
import { campaignAttributes } from './campaign-attributes.ts';
import { dateFields } from './dates.ts';
import { displayAttributes } from './display-attributes.ts';
import { groupAttributes } from './group-attributes.ts';
import { metrics1 } from './metrics.ts';

export const creativeFields = {
  ...ids('creative', 'group', 'campaign', 'pca', 'publisher', 'client', 'customer'),
  ...dateFields,
  ...attributes({
    object_version: 'date',
    ext_id: 'text',
    uniq_id: 'text',
    status: 'enum',
    operation_status: 'enum',
    destination_url: 'text',
    creation_date: 'date',
    headline1: 'text',
    headline2: 'text',
    creative_type: 'enum',
    description1: 'text',
    description2: 'text',
    display_url: 'text',
    display_url_nav1: 'text',
    display_url_nav2: 'text',
    judgment: 'text',
    next_scheduled_action_date: 'date',
    mobile_preferred: 'boolean',
    creative_tag: 'text suffix',
    group_tag: 'text suffix',
    campaign_tag: 'text suffix',
    pca_tag: 'text suffix',
    creative_tag_parent: 'integer suffix',
    group_tag_parent: 'integer suffix',
    campaign_tag_parent: 'integer suffix',
  }),
  ...groupAttributes,
  ...attributes({
    creative_folder_id: 'integer',
    group_folder_id: 'integer',
    creative_folder_name: 'text',
    group_folder_name: 'text',
  }),
  ...campaignAttributes,
  ...displayAttributes,
  ...attributes({
    dynamic_module_publisher_object_type: 'text',
    dynamic_module_publisher_object_id: 'integer',
    beta_features: 'text',
    ad_name: 'text',
    landing_page: 'array',
    mobile_landing_page: 'array',
    tracking_template: 'text',
    custom_parameters: 'json',
    network: 'enum',
    campaign_active_groups: 'integer',
    group_active_creatives: 'integer',
  }),
  ...metrics1,
};
