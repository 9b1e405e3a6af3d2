import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/*
 * A search service with a client of a million keywords, and as much of Slack as takes a file: in a process of its own, so
 * that what it costs is not counted.
 */

const total = 1_000_000;

const server = createServer((request, response) => {
  void answer(request, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
let uploaded = 0;
process.send?.({ ready: true, url });
process.on('SIGTERM', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', url);
  if (pathname === '/upload') {
    uploaded = 0;
    for await (const chunk of request) uploaded += Buffer.from(chunk).length;
    response.end('OK');
    return;
  }
  request.resume();
  const body = JSON.stringify(bodyOf(pathname, searchParams));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
}

function bodyOf(path: string, query: URLSearchParams): unknown {
  if (path.endsWith('/files.getUploadURLExternal')) {
    return { ok: true, upload_url: `${url}/upload`, file_id: 'F1' };
  }
  if (path.endsWith('/uploaded')) return { uploaded };
  if (path.endsWith('/auth')) return { result: { token: 'canned' } };
  if (path.endsWith('/clients')) {
    const client = { id: 501, name: 'Million', currency: 'EUR', timezone: 'UTC', status: 'ACTIVE' };
    return found([client], 1);
  }
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 2_000);
  const length = Math.max(0, Math.min(limit, total - offset));
  return found(
    Array.from({ length }, (_, index) => row(offset + index)),
    total,
  );
}

function found(results: unknown[], totalResults: number) {
  const at = '2026-11-21 08:00:00';
  const made = { requestId: 'canned', startedAt: at, completedAt: at, timeTakenMs: 1 };
  return { ...made, totalResults, errors: false, results };
}

function row(index: number) {
  return {
    keyword: 1_000_000 + index,
    keyword_name: `waterproof hiking boots number ${index}`,
    campaign_name: `Campaign ${index % 500}`,
    group_name: `Group ${index % 20_000}`,
    status: 'ACTIVE',
    impressions: (index * 37) % 10_000,
    pub_clicks: (index * 7) % 400,
    pub_cost: (index * 997) % 90_000_000,
    conversions: (index % 9) * 1_000_000,
  };
}
