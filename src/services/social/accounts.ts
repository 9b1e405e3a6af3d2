import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, secret, text } from '../wire.ts';
import { accountId } from './ids.ts';
import { pageFields } from './paging.ts';

/** A publisher account. `funding_instruments` are on `tw` accounts. */
export const Account = z.object({
  id: z.string(),
  network_id: z.string().nullish(),
  name: z.string(),
  currency: z.string().nullish(),
  timezone: z.string(),
  country: z.string().nullish(),
  active: z.boolean(),
  src: z.string(),
  funding_instruments: z.array(z.string()).nullish(),
});
export type Account = z.output<typeof Account>;

/** A page or an application on the publisher network. */
export const PublisherObject = z.object({
  id: z.string(),
  name: z.string().nullish(),
  network_id: z.string().nullish(),
  picture: z.string().nullish(),
  url: z.string().nullish(),
  type: z.string().nullish(),
});
export type PublisherObject = z.output<typeof PublisherObject>;

/** What pays for campaigns of a `tw` account. Dates are `YYYY-MM-DDThh:mm:ss+0000`. */
export const FundingInstrument = z.object({
  id: z.string(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  description: z.string().nullish(),
  currency: z.string().nullish(),
});
export type FundingInstrument = z.output<typeof FundingInstrument>;

/** A form in which people leave their address. `locale` reads `de_DE`. */
export const LeadForm = z.object({
  id: z.string(),
  name: z.string().nullish(),
  network_id: z.string().nullish(),
  csv_url: z.string().nullish(),
  locale: z.string().nullish(),
});
export type LeadForm = z.output<typeof LeadForm>;

/** An interest (with `category`) or a location (with the rest; `region` and `region_id` are on cities). */
export const TargetSearchResult = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string().nullish(),
  category: z.string().nullish(),
  country_code: z.string().nullish(),
  country_name: z.string().nullish(),
  supports_region: z.boolean().nullish(),
  supports_city: z.boolean().nullish(),
  region: z.string().nullish(),
  region_id: z.int().nullish(),
});
export type TargetSearchResult = z.output<typeof TargetSearchResult>;

const one = { response: Account, envelope: 'data' } as const;

const token = secret.describe("The publisher network's own token");

export const accounts = {
  list: endpoint('GET /accounts', {
    summary: 'List the publisher accounts of the agency',
    request: { ...pageFields },
    response: Account,
    envelope: 'page',
    repeatable: true,
  }),

  get: endpoint('GET /accounts/{account_id}', {
    summary: 'Show a publisher account',
    request: { account_id: accountId },
    ...one,
    repeatable: true,
  }),

  objects: endpoint('GET /accounts/{account_id}/objects', {
    summary: 'List the pages and applications of an account on its network',
    request: { account_id: accountId, ...pageFields },
    response: PublisherObject,
    envelope: 'page',
    repeatable: true,
  }),

  fundingInstruments: endpoint('GET /accounts/{account_id}/funding-instruments', {
    summary: 'List the funding instruments of a tw account',
    request: { account_id: accountId, ...pageFields },
    response: FundingInstrument,
    envelope: 'page',
    repeatable: true,
  }),

  createFb: endpoint('POST /accounts/fb', {
    summary: 'Connect an account of the fb network',
    request: {
      name: text,
      network_id: text.describe('Its id on the publisher network'),
      access_token: token,
    },
    ...one,
    repeatable: false,
    seenIn: { list: 'list', same: ['network_id'] },
  }),

  refresh: endpoint('PUT /accounts/{account_id}', {
    summary: 'Read an account again from its network, with a new token',
    request: { account_id: accountId, access_token: token },
    ...one,
    repeatable: true,
    seenIn: { get: 'get' },
  }),

  deactivate: endpoint('DELETE /accounts/{account_id}', {
    summary: 'Deactivate an account; it stays in lists, marked as inactive',
    request: { account_id: accountId },
    ...one,
    repeatable: true,
    seenIn: { get: 'get' },
  }),

  leadForms: endpoint('GET /accounts/{account_id}/lead-forms', {
    summary: 'List the lead forms of an account',
    request: { account_id: accountId, ...pageFields },
    response: LeadForm,
    envelope: 'page',
    repeatable: true,
  }),

  targetSearch: endpoint('GET /accounts/{account_id}/target_search', {
    summary: 'Search the interests or locations that ads can be targeted at',
    request: {
      account_id: accountId,
      q: text.describe('What to look for; spaces are fine'),
      type: choice(['location', 'interest']),
    },
    response: TargetSearchResult,
    envelope: 'list',
    repeatable: true,
  }),
};
