import { attributes } from '../field.ts';

/** DISPLAY-ATTRS of the reference. */
export const displayAttributes = attributes({
  pca_alias: 'text',
  pca_tracking_template: 'text',
  pca_operation_status: 'enum',
  pca_object_version: 'date',
  publisher_name: 'text',
  client_time_zone: 'text',
  client_locale: 'text',
  device: 'enum',
  date: 'text',
  month_name: 'enum',
  day_of_week: 'enum',
  day_of_month: 'integer',
});
