import { createServer } from 'node:http';

/** A service on a port of its own that answers each path with one page of these, and anything else with 404. */
export async function startCannedLists(
  lists: Record<string, object[]>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const data = lists[new URL(url, 'http://service').pathname];
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    const total = data?.length ?? 0;
    const range = { total, limit: 300, nb_pages: 1, page: 1, results: total };
    response.end(JSON.stringify({ data, range }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
