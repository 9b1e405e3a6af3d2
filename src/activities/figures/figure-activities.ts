import type { SearchClient } from '../../services/search/index.ts';
import type { FigureStore } from '../../shared/figure-store.ts';
import type { Ledger } from '../../shared/ledger.ts';
import type { Quota } from '../../shared/quota.ts';
import type { SocialDoor } from '../social/social-door.ts';
import { createAgency } from './agency.ts';
import { createReadSearchFigures } from './read-search-figures.ts';
import { createReadSocialFigures } from './read-social-figures.ts';
import { createSearchAllowance } from './search-allowance.ts';
import { createSearchClients, type SearchClients } from './search-clients.ts';
import { createSurveySearch } from './survey-search.ts';
import { createSurveySocial } from './survey-social.ts';

/**
 * What is in a scope, and its figures into the store: for digests, watches and whoever else shows figures; by queue.
 * @param deps.now Unix milliseconds; the clock of this machine unless said otherwise
 */
export function createFigureActivities({
  social,
  search,
  quota,
  ledger,
  figures,
  now = Date.now,
  clients = createSearchClients(search, now),
}: {
  social: SocialDoor;
  search: Pick<SearchClient, 'calls'>;
  quota: Quota;
  ledger: Ledger;
  figures: FigureStore;
  now?: () => number;
  /** The clients of the search service, where others ask for them too. */
  clients?: SearchClients;
}) {
  const agency = createAgency(social, now);
  return {
    /** What the service lists, for others who look at it beside the figures. */
    agency,
    social: {
      ...createSurveySocial({ agency, ledger, now }),
      ...createReadSocialFigures({ social, agency, figures, now }),
    },
    search: {
      ...createSurveySearch({ clients }),
      ...createSearchAllowance({ quota }),
      ...createReadSearchFigures({ search, figures, now }),
    },
  };
}
