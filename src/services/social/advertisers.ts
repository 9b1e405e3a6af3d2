import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { clearableText, decimal, defaulted, text } from '../wire.ts';
import { advertiserId } from './ids.ts';
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

const currency = text.describe('Three letters, such as EUR');
const week = text.describe('First and last day, such as Monday_Sunday');

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
    request: { advertiser_id: advertiserId },
    response: Advertiser,
    envelope: 'bare',
    repeatable: true,
  }),

  create: endpoint('POST /advertisers', {
    summary: 'Create an advertiser; its name must be new in the agency',
    request: {
      name: text,
      currency,
      autopause_value: decimal.optional(),
      contact_name: text.optional(),
      contact_phone: text.optional(),
      contact_mail: text.optional(),
      reporting_week: defaulted(week, 'Sunday_Saturday'),
      timezone: defaulted(text.describe('A name such as Europe/Berlin'), 'Europe/Paris'),
    },
    response: Advertiser,
    envelope: 'bare',
    repeatable: false,
    seenIn: { list: 'list', same: ['name'] },
  }),

  update: endpoint('PUT /advertisers/{advertiser_id}', {
    summary: 'Change fields of an advertiser; those not given stay',
    request: {
      advertiser_id: advertiserId,
      name: text.optional(),
      currency: currency.optional(),
      autopause_value: decimal.optional(),
      contact_name: clearableText.optional(),
      contact_phone: clearableText.optional(),
      contact_mail: clearableText.optional(),
      reporting_week: week.optional(),
    },
    response: Advertiser,
    envelope: 'bare',
    repeatable: true,
    seenIn: { get: 'get' },
  }),

  remove: endpoint('DELETE /advertisers/{advertiser_id}', {
    summary: 'Delete an advertiser',
    request: { advertiser_id: advertiserId },
    response: Advertiser,
    envelope: 'data',
    repeatable: true,
    seenIn: { get: 'get' },
  }),
};
