import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { decimal, defaulted, id, text } from '../wire.ts';
import { pageFields } from './paging.ts';

/** Whom the agency works for. `reporting_week` reads `Sunday_Saturday`. */
export const Advertiser = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string().nullish(),
  reporting_week: z.string().nullish(),
  contact_name: z.string().nullish(),
  contact_mail: z.string().nullish(),
  contact_phone: z.string().nullish(),
  autopause_value: z.number().nullish(),
});
export type Advertiser = z.output<typeof Advertiser>;

export const advertisers = {
  list: endpoint('GET /advertisers', {
    summary: 'List the advertisers of the agency',
    request: { ...pageFields },
    response: Advertiser,
    envelope: 'page',
    repeatable: true,
  }),

  get: endpoint('GET /advertisers/{advertiser_id}', {
    summary: 'Show an advertiser',
    request: { advertiser_id: id },
    response: Advertiser,
    envelope: 'bare',
    repeatable: true,
  }),

  create: endpoint('POST /advertisers', {
    summary: 'Create an advertiser; its name must be new in the agency',
    request: {
      name: text,
      currency: text,
      autopause_value: decimal.optional(),
      contact_name: text.optional(),
      contact_phone: text.optional(),
      contact_mail: text.optional(),
      reporting_week: defaulted(text, 'Sunday_Saturday'),
      timezone: defaulted(text, 'Europe/Paris'),
    },
    response: Advertiser,
    envelope: 'bare',
    repeatable: false,
  }),
};
