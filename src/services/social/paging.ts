import { defaulted, whole, wholeBetween } from '../wire.ts';

/** The fields every list takes. `items` and `pages` fill them in. */
export const pageFields = {
  limit: defaulted(wholeBetween(1, 300), 100),
  page: defaulted(whole, 1),
};
