import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import {
  createSearchClient,
  type SearchClientOptions,
} from '../../../../src/services/search/index.ts';
import { sendJson, startRawServer, type SeenRequest } from '../../support/raw-server.ts';

/** A data answer with these rows. */
export const results = (rows: readonly object[], totalResults = rows.length) => ({
  requestId: 'r-1',
  startedAt: '2027-01-31 10:00:00',
  completedAt: '2027-01-31 10:00:01',
  timeTakenMs: 900,
  totalResults,
  errors: false,
  results: rows,
});

export const refusal = (code: string, message: string) => ({ error: { code, message } });

export const password = 'p4ss&with/odd "letters"';

type Answer = (response: ServerResponse, request: SeenRequest, count: number) => void;

/**
 * A client before a server that gives the tokens t1, t2, … and answers data requests with `answer`, whose count
 * leaves the token requests out.
 */
export async function searchClientOf(
  answer: Answer,
  { auth, ...options }: Partial<SearchClientOptions> & { auth?: Answer } = {},
) {
  let [tokens, data] = [0, 0];
  const { url: baseUrl, seen } = await startRawServer((response, request) => {
    if (request.path === '/v1.0/auth') {
      tokens += 1;
      if (auth) auth(response, request, tokens);
      else sendJson(response, { result: { token: `t${tokens}` } });
    } else {
      data += 1;
      answer(response, request, data);
    }
  });
  const lines: object[] = [];
  const log = {
    debug: (fields: object, message: string) => void lines.push({ ...fields, message }),
    warn: (fields: object, message: string) => void lines.push({ ...fields, message }),
  };
  const client = createSearchClient({ baseUrl, username: 'ada', password, log, ...options });
  onTestFinished(client.close);
  const auths = () => seen.filter(({ path }) => path === '/v1.0/auth');
  const reads = () => seen.filter(({ path }) => path !== '/v1.0/auth');
  return { client, calls: client.calls, seen, auths, reads, lines };
}
