import { attributes, ids } from '../field.ts';

/** No metrics and no dates. */
export const negativeAudienceFields = {
  ...ids(
    'audience',
    'campaign',
    'client',
    'criterion',
    'customer',
    'effective_group',
    'group',
    'pca',
    'publisher',
  ),
  ...attributes({
    audience_ext_id: 'text',
    audience_name: 'text',
    campaign_ext_id: 'text',
    campaign_name: 'text',
    criterion_ext_id: 'text',
    effective_group_name: 'text',
    group_ext_id: 'text',
    group_name: 'text',
    pca_alias: 'text',
    publisher_name: 'text',
    audience_operation_status: 'mapped_enum',
    criterion_operation_status: 'mapped_enum',
    level: 'mapped_enum',
    audience_status: 'enum',
    criterion_status: 'enum',
  }),
};
