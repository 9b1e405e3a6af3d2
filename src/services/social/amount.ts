import { decimal } from '../wire.ts';

/** Money in the currency's major unit: 12.5 is 12 euros 50. */
export const amount = decimal.describe('In the currency of the account');
