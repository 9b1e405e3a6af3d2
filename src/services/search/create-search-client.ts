import type { Quota } from '../../shared/quota.ts';
import {
  createClient,
  type Call,
  type CallOptions,
  type Client,
  type ClientOptions,
} from '../client.ts';
import { createAccessToken } from './access-token.ts';
import { createQuotaGate } from './quota-gate.ts';
import { search } from './search.ts';

export type SearchClient = Client<typeof search.resources>;

type Own = 'authorize' | 'secrets' | 'accessHint' | 'admit' | 'reconsider';

export interface SearchClientOptions extends Omit<ClientOptions, Own> {
  username: string;
  password: string;
  /** Asked before every request; without one nobody counts. */
  quota?: Quota | undefined;
  /** Unix milliseconds; the clock of this machine unless said otherwise. */
  now?: (() => number) | undefined;
}

/**
 * A client of the search service. Its token is got with the first call, and again an hour before it expires or
 * when the service does not take it any more; that request is then sent once more.
 */
export function createSearchClient({
  username,
  password,
  quota,
  now = Date.now,
  ...options
}: SearchClientOptions): SearchClient {
  const gate = createQuotaGate(quota, now);
  const client: SearchClient = createClient(search, {
    ...options,
    secrets: [password],
    accessHint: 'check SEARCH_USERNAME and SEARCH_PASSWORD',
    authorize: async ({ operation }, { signal }) =>
      operation === auth.operation ? {} : { headers: { token: await token.get(signal) } },
    admit: gate.admit,
    reconsider: async (failed, { headers }) => {
      if (failed.status === 429) return { failed: await gate.close(failed), isWorthAnother: false };
      const refused = failed.status === 401 ? headers?.['token'] : undefined;
      if (refused !== undefined) token.discard(refused);
      return { failed, isWorthAnother: refused !== undefined };
    },
  });
  const auth = client.calls.auth.token;
  // Everybody waits for it: it is never paid for by one reservation, or left to one lane.
  const obtain = async () => (await auth({ username, password }, { lane: 'interactive' })).token;
  const token = createAccessToken(obtain, now);
  return { ...client, byOperation: new Map([...client.byOperation, [auth.operation, signIn()]]) };

  /** Who asks for a token by the name of the operation need not know the credentials. */
  function signIn(): Call<unknown, unknown> {
    const call = (given: unknown, how?: CallOptions) =>
      auth({ username, password, ...(typeof given === 'object' && given) }, how);
    return Object.assign(call, { operation: auth.operation });
  }
}
