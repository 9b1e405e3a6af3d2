import { audiencesShapes } from './audiences.ts';
import { authShapes } from './auth.ts';
import { campaignsShapes } from './campaigns.ts';
import { clientsShapes } from './clients.ts';
import { creativesShapes } from './creatives.ts';
import { customersShapes } from './customers.ts';
import { groupsShapes } from './groups.ts';
import { keywordsShapes } from './keywords.ts';
import { negativeAudiencesShapes } from './negative-audiences.ts';
import { productsShapes } from './products.ts';
import { publisherAccountsShapes } from './publisher-accounts.ts';
import { sitelinksShapes } from './sitelinks.ts';
import { usersShapes } from './users.ts';
import type { Shape } from './shape.ts';

/** Written by hand from the reference, so that declarations, client and stand-in cannot be wrong together. */
export const searchShapes: readonly Shape[] = [
  ...authShapes,
  ...customersShapes,
  ...clientsShapes,
  ...usersShapes,
  ...publisherAccountsShapes,
  ...campaignsShapes,
  ...groupsShapes,
  ...keywordsShapes,
  ...creativesShapes,
  ...audiencesShapes,
  ...negativeAudiencesShapes,
  ...productsShapes,
  ...sitelinksShapes,
];
