import { once } from 'node:events';
import { createServer } from 'node:http';
import { addDays, daysBetween } from '../../src/shared/local-time.ts';
import {
  campaigns,
  campaignsOfClient,
  clientIds,
  currency,
  latencyMs,
  pageSize,
  planIds,
  zone,
} from './agency.ts';

/*
 * Both services with a whole agency, as far as a digest reads of them, in a process of its own, so that what they cost
 * is not counted. `/_requests` says how many requests each has answered so far.
 */

const requests = { social: 0, search: 0 };

const server = createServer((request, response) => {
  request.resume();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
  const answer = answerTo(pathname, searchParams);
  const send = () => {
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? [{ message: 'Not found' }]));
  };
  if (pathname === '/_requests') send();
  else setTimeout(send, latencyMs);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;
process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
process.on('SIGTERM', () => process.exit(0));

function answerTo(path: string, query: URLSearchParams): unknown {
  if (path === '/_requests') return requests;
  if (path.endsWith('/auth')) return { result: { token: 'canned' } };
  if (path.startsWith('/v1.0/')) {
    requests.search += 1;
    return path.endsWith('/campaigns') ? found(rowsOf(path, query)) : found(clients);
  }
  requests.social += 1;
  if (path.endsWith('/statistics')) return page(dayRows(query), query);
  return lists[path] && page(lists[path], query);
}

const clients = clientIds.map((id) => ({
  id: Number(id),
  name: `Client ${id}`,
  status: 'ACTIVE',
  currency,
  timezone: zone,
}));

const lists: Record<string, object[]> = {
  '/clients': planIds.map((id) => ({
    id,
    name: `Media plan ${id}`,
    advertiser_id: '11',
    account_id: '101',
    src: 'fb',
  })),
  '/accounts': [{ id: '101', name: 'Canned', currency, timezone: zone, active: true, src: 'fb' }],
  '/campaigns': campaigns.map(({ id, plan }) => ({
    id,
    client_id: plan,
    account_id: '101',
    name: `Campaign ${id}`,
    status: 'play',
    start_date: '2026-01-01T06:00:00+0000',
  })),
};

function page(all: readonly object[], query: URLSearchParams) {
  const [limit, number] = [Number(query.get('limit') ?? pageSize), Number(query.get('page') ?? 1)];
  const data = all.slice((number - 1) * limit, number * limit);
  const nb_pages = Math.max(1, Math.ceil(all.length / limit));
  return {
    data,
    range: { total: all.length, limit, nb_pages, page: number, results: data.length },
  };
}

function dayRows(query: URLSearchParams): object[] {
  const seconds = Number(query.get('end_date')) + 1 - Number(query.get('start_date'));
  return Array.from({ length: Math.round(seconds / 86_400) }, (_, index) => ({
    impression: 10_000 + index * 37,
    click: 200 + index,
    spent: 81.5 + index,
    income: 240,
    ctr: 2,
    convRate: 2.5,
    cpc: 0.4,
    cpm: 8,
    cpa: 16,
    roi: 190,
    main_metrics: [],
    other_metrics: [],
  }));
}

function rowsOf(path: string, query: URLSearchParams): object[] {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  );
  const client = Number(path.split('/')[3]);
  return Array.from({ length: campaignsOfClient }, (_, index) => client * 100 + index).flatMap(
    (campaign) =>
      days.map((date, index) => ({
        campaign,
        campaign_name: `Search campaign ${campaign}`,
        date,
        impressions: 4_000 + index * 13,
        pub_clicks: 120 + index,
        pub_cost: 44_000_000 + index * 10_000,
        conversions: 3_000_000,
        revenue: 90_000_000,
      })),
  );
}

function found(results: readonly object[]) {
  const at = '2026-11-21 08:00:00';
  const made = { requestId: 'canned', startedAt: at, completedAt: at, timeTakenMs: 1 };
  return { ...made, totalResults: results.length, errors: false, results };
}
