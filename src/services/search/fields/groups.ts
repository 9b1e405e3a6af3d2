import { attributes, ids } from '../field.ts';
import { campaignAttributes } from './campaign-attributes.ts';
import { dateFields } from './dates.ts';
import { displayAttributes } from './display-attributes.ts';
import { groupAttributes } from './group-attributes.ts';
import { metrics1 } from './metrics.ts';

export const groupFields = {
  ...ids('group', 'campaign', 'pca', 'publisher', 'client', 'customer'),
  ...dateFields,
  ...attributes({
    group_tag: 'text suffix',
    campaign_tag: 'text suffix',
    pca_tag: 'text suffix',
    group_tag_parent: 'integer suffix',
    campaign_tag_parent: 'integer suffix',
  }),
  ...groupAttributes,
  ...attributes({ group_folder_id: 'integer', group_folder_name: 'text' }),
  ...campaignAttributes,
  ...displayAttributes,
  ...attributes({ campaign_active_groups: 'integer', group_active_creatives: 'integer' }),
  ...metrics1,
};
