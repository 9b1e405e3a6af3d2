import { attributes, ids } from '../field.ts';
import { dateFields } from './dates.ts';
import { displayAttributes } from './display-attributes.ts';
import { metrics1 } from './metrics.ts';

export const publisherAccountFields = {
  ...ids('pca', 'publisher', 'client', 'customer'),
  ...dateFields,
  ...attributes({ pca_tag: 'text suffix' }),
  ...displayAttributes,
  ...metrics1,
};
