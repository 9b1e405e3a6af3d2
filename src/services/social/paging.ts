import { defaulted, wholeBetween, wholeFrom } from '../wire.ts';

/** The fields every list takes. `items` and `pages` fill them in. */
export const pageFields = {
  limit: defaulted(wholeBetween(1, 300), 100),
  page: defaulted(wholeFrom(1), 1),
};
