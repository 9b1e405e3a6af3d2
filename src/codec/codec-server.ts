import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PayloadCodec } from '@temporalio/common';
import { fromJson, toJson } from './json-payloads.ts';

export interface CodecServer {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Shows the Temporal UI of one address what is encrypted, by the protocol of Temporal's codec servers. It is for
 * this machine only: whoever may reach it may read everything.
 *
 * @param origin address of the UI, `http://localhost:8233`
 */
export async function startCodecServer({
  codec,
  host = '127.0.0.1',
  port,
  origin,
}: {
  codec: PayloadCodec;
  host?: string;
  port: number;
  origin: string;
}): Promise<CodecServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => end(response, 400));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' ? address?.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page from elsewhere in the browser of somebody who may reach this must not read what it opens.
    if (request.headers.origin !== origin || !isThisMachine(request.headers.host)) {
      return end(response, 403);
    }
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-headers', 'content-type,x-namespace,authorization');
    if (request.method === 'OPTIONS') return end(response, 204);
    const turn = request.method === 'POST' ? turns.get(request.url ?? '') : undefined;
    if (turn === undefined) return end(response, 404);
    const body = await readBody(request);
    if (body === undefined) return end(response, 413);
    const payloads = await codec[turn](fromJson(JSON.parse(body)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(toJson(payloads)));
  }
}

const turns: ReadonlyMap<string, 'encode' | 'decode'> = new Map([
  ['/encode', 'encode'],
  ['/decode', 'decode'],
]);

const isThisMachine = (host = ''): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/u.test(host);

/** A page of a history; undefined where it is longer than that could be. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const bodyLimit = 32 * 1024 * 1024;

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status);
  response.end();
}
