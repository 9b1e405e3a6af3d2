import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Readiness } from './readiness.ts';

export interface TelemetryServer {
  port: number;
  close(): Promise<void>;
}

export interface TelemetryPages {
  ready: () => Promise<Readiness>;
  /** In Prometheus' text format. */
  metrics: () => Promise<string>;
}

/**
 * Serves `/live` (this process turns), `/ready` (it can do its part; 503 with the reasons where it cannot) and
 * `/metrics`. None of them holds a secret, and none asks for one: keep the port to your own network.
 *
 * @param port 0 is one that the system chooses
 */
export async function serveTelemetry(
  { host, port }: { host: string; port: number },
  { ready, metrics }: TelemetryPages,
): Promise<TelemetryServer> {
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/live': async (response) => answer(response, 200, json, '{"live":true}'),
    '/ready': async (response) => {
      const state = await ready();
      answer(response, state.ready ? 200 : 503, json, JSON.stringify(state));
    },
    '/metrics': async (response) =>
      answer(response, 200, 'text/plain; version=0.0.4; charset=utf-8', await metrics()),
  };
  const server = createServer((request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined;
    if (page === undefined) return answer(response, 404, json, '{"error":"not found"}');
    page(response).catch(() => answer(response, 500, json, '{"error":"see the log"}'));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const json = 'application/json';

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
