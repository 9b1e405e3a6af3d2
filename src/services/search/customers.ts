import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, idOf, text } from '../wire.ts';
import { anyJson, numericId, valueSchemas } from './values.ts';
import { version } from './version.ts';

const words = z.string().nullish();
const moment = z.string().nullish();
const count = valueSchemas.integer.nullish();
const unknownType = anyJson.nullish();

/** A customer. Moments are `YYYY-MM-DD hh:mm:ss`. Its `apiKey` is a secret, which stays with the service. */
export const Customer = z.object({
  id: numericId,
  name: words,
  status: words,
  createdAt: moment,
  updatedAt: moment,
  createdBy: words,
  updatedBy: words,
  passwordComplexity: words,
  locale: words,
  currency: words,
  application: words,
  trialLength: count,
  dataRetentionLifespan: count,
  disableUserInactiveWindow: count,
  autoLinkCampaigns: valueSchemas.boolean.nullish(),
  country: unknownType,
  apiOn: unknownType,
  apiEnabledAt: unknownType,
  apiDisabledAt: unknownType,
  parentId: unknownType,
  decoration: unknownType,
  needCustomId: unknownType,
  betaFeatures: unknownType,
  legacyId: unknownType,
  legacyPlatformId: unknownType,
});
export type Customer = z.output<typeof Customer>;

const read = { response: Customer, envelope: 'results', repeatable: true } as const;

export const customers = {
  list: endpoint(`GET /${version}/customers`, {
    summary: 'List the customers',
    request: {},
    filters: {
      id: idOf('search customer').optional(),
      status: choice(['ACTIVE', 'INACTIVE']).optional(),
      legacyId: text.optional(),
      name: text.optional(),
    },
    ...read,
  }),

  get: endpoint(`GET /${version}/customers/{customerId}`, {
    summary: 'Show a customer',
    request: { customerId: idOf('search customer') },
    ...read,
  }),
};
