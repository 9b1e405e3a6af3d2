import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../wire.ts';
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

/** What pays for campaigns of a `tw` account. Dates are `YYYY-MM-DDThh:mm:ss+0000`. */
export const FundingInstrument = z.object({
  id: z.string(),
  start_date: z.string().nullish(),
  end_date: z.string().nullish(),
  description: z.string().nullish(),
  currency: z.string().nullish(),
});
export type FundingInstrument = z.output<typeof FundingInstrument>;

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
    request: { account_id: id },
    response: Account,
    envelope: 'data',
    repeatable: true,
  }),

  fundingInstruments: endpoint('GET /accounts/{account_id}/funding-instruments', {
    summary: 'List the funding instruments of a tw account',
    request: { account_id: id, ...pageFields },
    response: FundingInstrument,
    envelope: 'page',
    repeatable: true,
  }),
};
