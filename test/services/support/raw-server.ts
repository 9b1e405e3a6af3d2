import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as it was on the wire. */
export interface SeenRequest {
  method: string | undefined;
  /** With the query. */
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server that knows nothing of our declarations: it records what it gets, and `answer` says the rest. */
export async function startRawServer(
  answer: (response: ServerResponse, request: SeenRequest, count: number) => void,
): Promise<{ url: string; seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => void receive(request, response));
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    const chunks: Buffer[] = await Array.fromAsync(request);
    const seenRequest = { method, path, headers, body: Buffer.concat(chunks).toString() };
    seen.push(seenRequest);
    answer(response, seenRequest, seen.length);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, seen };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
