import { endpointsOf } from '../../services/endpoint.ts';
import { search } from '../../services/search/index.ts';
import { openDocuments } from '../documents.ts';
import { Refusal } from '../serve/refusal.ts';
import { createResponder } from '../serve/responder.ts';
import { createRestatements } from '../serve/restatements.ts';
import { startServer } from '../serve/start-server.ts';
import { buildWorld } from './build-world.ts';
import { standinPassword, standinUsername } from './credentials.ts';
import { directoryHandlers } from './directory.ts';
import { createFound } from './found.ts';
import { refusalBody } from './refusal-body.ts';
import { reportHandlers } from './reports.ts';
import { openRollingHour } from './rolling-hour.ts';
import { openTokens } from './tokens.ts';

export interface SearchStandin {
  /** Without a slash at the end, and without the version. */
  url: string;
  /** The only sign-in it knows. */
  username: string;
  password: string;
  close: () => Promise<void>;
}

export interface SearchStandinOptions {
  port?: number;
  /** Where it remembers tokens and requests over restarts; nowhere when left out. */
  file?: string;
  username?: string;
  password?: string;
  /** Unix milliseconds. */
  now?: () => number;
  /** How long every answer takes, so that a demonstration looks alive. */
  latencyMs?: number;
  /** How many requests it takes in any hour. */
  perHour?: number;
}

/** Starts the simulated search service on loopback: 400 days of a demonstration agency's work, up to now. */
export async function startSearchStandin({
  port = 0,
  file,
  username = standinUsername,
  password = standinPassword,
  now = Date.now,
  latencyMs = 0,
  perHour = 1000,
}: SearchStandinOptions = {}): Promise<SearchStandin> {
  const documents = openDocuments(file);
  const tokens = openTokens(documents, now);
  const hour = openRollingHour(documents, { size: perHour, now });
  const restated = createRestatements();
  const context = { world: buildWorld(), now, found: createFound(now), restated };
  const responder = createResponder({
    service: search,
    handlers: {
      auth: {
        token: (given) => {
          if (given.username === username && given.password === password) {
            return { token: tokens.issue() };
          }
          throw new Refusal(401, 'Wrong username or password', [], 'INVALID_CREDENTIALS');
        },
      },
      ...directoryHandlers(context.world, context.found),
      publisherAccounts: reportHandlers('publisherAccounts', context),
      campaigns: reportHandlers('campaigns', context),
      groups: reportHandlers('groups', context),
      keywords: reportHandlers('keywords', context),
      creatives: reportHandlers('creatives', context),
      audiences: reportHandlers('audiences', context),
      negativeAudiences: reportHandlers('negativeAudiences', context),
      products: reportHandlers('products', context),
      sitelinks: reportHandlers('sitelinks', context),
    },
    choose: ([only]) => only,
    refusalBody,
  });
  const server = await startServer({
    name: search.name,
    operations: endpointsOf(search).map(({ operation }) => operation),
    responder,
    admit: (_query, { operation, headers }) => {
      if (!hour.take()) {
        return new Refusal(429, 'Rate limit exceeded', [], 'TOO_MANY_REQUESTS');
      }
      if (operation === search.resources.auth.token.operation) return undefined;
      if (tokens.isValid(headers['token'])) return undefined;
      return new Refusal(401, 'The token is not valid', [], 'INVALID_AUTH_TOKEN');
    },
    actions: {
      'revoke-tokens': tokens.revoke,
      'use-up-hour': hour.useUp,
      restate: restated.replace,
    },
    port,
    latencyMs,
    now,
  }).catch((error: unknown) => {
    documents.close();
    throw error;
  });
  return {
    url: server.url,
    username,
    password,
    close: async () => {
      await server.close();
      documents.close();
    },
  };
}
