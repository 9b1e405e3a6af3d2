import { once } from 'node:events';
import { createServer } from 'node:http';
import { pageOfAds } from './page-of-ads.ts';

/*
 * A social service that always says the same, in a process of its own, so that what it costs is not counted: its
 * answers are ready bytes. A list with `limit=300` is full, any other has five ads.
 */

const bytesOf = (answer: unknown) => Buffer.from(JSON.stringify(answer));
const fullPage = bytesOf(pageOfAds(300));
const smallPage = bytesOf(pageOfAds(5));
const [ad] = pageOfAds(1).data;
const bare = bytesOf(ad);
const wrapped = bytesOf({ data: ad });
const message = bytesOf({ message: 'added' });

const server = createServer((request, response) => {
  request.resume();
  const body = answerTo(request.method ?? '', request.url ?? '');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;
process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
process.on('SIGTERM', () => process.exit(0));

function answerTo(method: string, url: string): Buffer {
  const [path = '', query = ''] = url.split('?', 2);
  if (path.endsWith('/users')) return message;
  if (method !== 'GET') return bare;
  if (path.endsWith('/ads')) return query.includes('limit=300') ? fullPage : smallPage;
  return path.includes('/ads/') ? bare : wrapped;
}
