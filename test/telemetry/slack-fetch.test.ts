import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebClient } from '@slack/web-api';
import { expect, it, onTestFinished } from 'vitest';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createSlackFetch } from '../../src/telemetry/slack-fetch.ts';
import { noTracing } from '../../src/telemetry/tracing.ts';
import { parseScrape } from './scrape.ts';

it.each([
  ['a call that went well', 200, { ok: true }, 'ok'],
  [
    'what Slack refuses, by its word',
    200,
    { ok: false, error: 'not_in_channel' },
    'not_in_channel',
  ],
  ['words that are no word of Slack', 200, { ok: false, error: 'C1: «Ü»' }, 'unreadable'],
  ['an answer without sense', 200, 'hello', 'unreadable'],
  ['a limit', 429, {}, 'ratelimited'],
  ['an outage', 503, {}, 'status 503'],
])('counts %s', async (_, status, body, outcome) => {
  const url = await answering(status, body);
  expect(await countedAfter(url)).toEqual([
    { name, labels: { method: 'auth.test', outcome }, value: 1 },
  ]);
});

it('counts a call that reaches nobody', async () => {
  const labels = { method: 'auth.test', outcome: 'unreachable' };
  expect(await countedAfter('http://127.0.0.1:1/api/')).toEqual([{ name, labels, value: 1 }]);
});

const name = 'adjutant_slack_calls_total';

async function countedAfter(url: string) {
  const metrics = createMetrics({ role: 'worker', version: '0' });
  const fetch = createSlackFetch(url, { metrics, tracing: noTracing });
  const slack = new WebClient('xoxb-1', slackClientOptions(url, fetch));
  await slack.auth.test().catch(() => {});
  return parseScrape(await metrics.registry.metrics()).filter((one) => one.name === name);
}

async function answering(status: number, body: unknown): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/`;
}
