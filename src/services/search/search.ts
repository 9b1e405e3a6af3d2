import { service } from '../endpoint.ts';
import { auth } from './auth.ts';
import { clients } from './clients.ts';
import { customers } from './customers.ts';
import {
  audiences,
  campaigns,
  creatives,
  groups,
  keywords,
  negativeAudiences,
  products,
  publisherAccounts,
  sitelinks,
} from './reports.ts';
import { users } from './users.ts';

/** The search marketing reporting service. It is read-only. */
export const search = service({
  name: 'search',
  prefix: 'search.',
  resources: {
    auth,
    customers,
    clients,
    users,
    publisherAccounts,
    campaigns,
    groups,
    keywords,
    creatives,
    audiences,
    negativeAudiences,
    products,
    sitelinks,
  },
});
