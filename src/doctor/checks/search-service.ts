import { pino } from 'pino';
import { createSearchClient } from '../../services/search/index.ts';
import type { Quota } from '../../shared/quota.ts';
import { openStore } from '../../store/open-store.ts';
import type { Variables } from '../../variables.ts';
import { ok, type Check, type Finding } from '../check.ts';
import type { LookAtStore } from '../look-at-store.ts';
import { serviceFailure } from '../service-failure.ts';
import { asServiceError } from './social-service.ts';

type Access = { baseUrl: string; username: string; password: string };

/** The search service: whether it is there and lets us in. Gets one token, which is counted like any request. */
export function searchServiceCheck(known: Partial<Variables>, look: LookAtStore): Check {
  const { SEARCH_BASE_URL: baseUrl, SEARCH_USERNAME: username, SEARCH_PASSWORD: password } = known;
  return {
    name: 'search service',
    run: async (signal) => {
      if (baseUrl === undefined || username === undefined || password === undefined) return [];
      const access = { baseUrl, username, password };
      return counting(known, look, (quota) => ask(access, quota, signal));
    },
  };
}

async function ask(
  access: Access,
  quota: Quota | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  const grant = await quota?.take({ lane: 'interactive' });
  if (grant?.granted === false) {
    return [ok('not asked: the requests of this hour are used up, see /adops quota.')];
  }
  const { username, password } = access;
  const client = createSearchClient({ ...access, log: pino({ level: 'silent' }) });
  try {
    await client.calls.auth.token({ username, password }, { signal });
    return [ok('it answers, and lets us in.')];
  } catch (error) {
    return [serviceFailure(asServiceError(error, signal), names)];
  } finally {
    await client.close();
  }
}

const names = {
  address: 'SEARCH_BASE_URL',
  credentials: 'SEARCH_USERNAME with SEARCH_PASSWORD',
  service: 'search',
};

/** A store that is not of this version yet is not touched: then nobody counts this one request. */
async function counting(
  { DATABASE_URL: databaseUrl, SEARCH_USERNAME: searchAccount }: Partial<Variables>,
  look: LookAtStore,
  use: (quota?: Quota) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (databaseUrl === undefined || searchAccount === undefined) return use();
  const inspection = await look()?.catch(() => undefined);
  if (inspection === undefined) {
    return [ok('not asked: without the database nobody counts its requests.')];
  }
  if (inspection.version !== inspection.newest) return use();
  const store = await openStore({ databaseUrl, searchAccount });
  try {
    return await use(store.quota);
  } finally {
    await store.close();
  }
}
