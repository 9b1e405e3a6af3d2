import { onTestFinished } from 'vitest';
import { createSearchClient, type SearchClient } from '../../../src/services/search/index.ts';
import { createSocialClient, type SocialClient } from '../../../src/services/social/index.ts';
import { memoryLog, type LogLine } from './memory-log.ts';
import { sendJson, startRawServer } from './raw-server.ts';

/** A client of a service that says whatever it is told to. */
export interface Connected<Calls> {
  calls: Calls;
  lines: LogLine[];
  answerWith: (body: string | Buffer, status?: number) => void;
  maxResponseBytes: number;
  /** What each call sends and must be in no error and no log line, in several spellings. */
  secrets: string[];
}

const key = 'k3y&with/odd "letters"';
const token = 't0k3n/of+somebody';
export const password = 'p4ss&word "odd"';

const maxResponseBytes = 200_000;

export async function connectSocial(): Promise<Connected<SocialClient['calls']>> {
  const { url: baseUrl, answerWith } = await startPuppet();
  const { lines, log } = memoryLog();
  const { calls, close } = createSocialClient({ baseUrl, key, log, maxResponseBytes });
  onTestFinished(close);
  return { calls, lines, answerWith, maxResponseBytes, secrets: spellings(key) };
}

/** It has its token already, unless the call is one for a token itself. */
export async function connectSearch(): Promise<Connected<SearchClient['calls']>> {
  const { url: baseUrl, answerWith } = await startPuppet();
  const { lines, log } = memoryLog();
  const username = 'u@example.com';
  const client = createSearchClient({ baseUrl, username, password, log, maxResponseBytes });
  onTestFinished(client.close);
  const secrets = [...spellings(password), ...spellings(token)];
  return { calls: client.calls, lines, answerWith, maxResponseBytes, secrets };
}

async function startPuppet() {
  let answer: { body: string | Buffer; status: number } = { body: '', status: 200 };
  const { url } = await startRawServer((response, { body }) => {
    // Whoever signs in for another call is let in.
    if (body.includes('u@example.com')) return sendJson(response, { result: { token } });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  });
  return {
    url,
    answerWith: (body: string | Buffer, status = 200) => void (answer = { body, status }),
  };
}

const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];
