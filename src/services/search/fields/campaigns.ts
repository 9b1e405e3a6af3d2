import { attributes, ids } from '../field.ts';
import { campaignAttributes } from './campaign-attributes.ts';
import { dateFields } from './dates.ts';
import { displayAttributes } from './display-attributes.ts';
import { metrics1 } from './metrics.ts';

export const campaignFields = {
  ...ids('campaign', 'pca', 'publisher', 'client', 'customer'),
  ...dateFields,
  ...attributes({
    campaign_tag: 'text suffix',
    pca_tag: 'text suffix',
    campaign_tag_parent: 'integer suffix',
  }),
  ...campaignAttributes,
  ...displayAttributes,
  ...attributes({ campaign_active_groups: 'integer' }),
  ...metrics1,
};
