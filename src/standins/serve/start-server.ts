import { once } from 'node:events';
import { createServer } from 'node:http';
import { createListener, type ListenerOptions } from './listener.ts';

export interface ServerOptions extends ListenerOptions {
  /** 0 lets the system choose. */
  port: number;
}

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** Puts a responder on loopback, with scripted faults, a request log and a control door. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer();
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : options.port}`;
  const closing = new AbortController();
  const answer = createListener(options, { base: url, signal: closing.signal });
  server.on('request', (request, response) => {
    response.setHeader('x-standin', options.name);
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || closing.signal.aborted) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  return {
    url,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      closing.abort();
      server.closeAllConnections();
      await closed;
    },
  };
}
