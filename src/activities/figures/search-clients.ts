import type { Client } from '../../services/search/client.ts';
import type { SearchClient } from '../../services/search/index.ts';
import type { Lane } from '../../shared/quota.ts';
import { createRecent, type Recent } from './recent.ts';

/** The clients of the search service, by id. Each request is one of a thousand: they are kept for a while. */
export type SearchClients = Record<Lane, Recent<ReadonlyMap<string, Client>>>;

/** @param now Unix milliseconds */
export function createSearchClients(
  { calls }: Pick<SearchClient, 'calls'>,
  now: () => number,
): SearchClients {
  const inLane = (lane: Lane) =>
    createRecent(async () => {
      const { results } = await calls.clients.list({}, { lane });
      return new Map(results.map((client) => [client.id, client]));
    }, now);
  // One for each lane: a person is not refused what batch work was refused.
  return { interactive: inLane('interactive'), batch: inLane('batch') };
}
