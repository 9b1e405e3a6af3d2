import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createRequestUrl } from '../../src/standins/slack/request-url.ts';
import { createSocketMode } from '../../src/standins/slack/socket-mode.ts';
import { standinSigningSecret } from '../../src/standins/slack/tokens.ts';

export type Mode = 'socket' | 'http';

/** The side of Slack that hands payloads to one app. */
export interface SlackDoor {
  /** The Web API that the app is to use: that of the simulated Slack, but for where it connects to. */
  apiUrl: string;
  /** Where commands of this door may be answered; nobody reads it. */
  responseUrl: string;
  /** Milliseconds until the app has acknowledged a slash command. @throws SlackError after ten seconds */
  ackMs: (payload: Record<string, string>) => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a door in this process, so that nothing of the simulated Slack's own work is in what is measured. */
export async function openSlackDoor(
  mode: Mode,
  { slackUrl, requestUrl }: { slackUrl: string; requestUrl: string },
): Promise<SlackDoor> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const ackLimitMs = 10_000;
  const socketMode = createSocketMode({ url, ackLimitMs });
  const posting = createRequestUrl({ signingSecret: standinSigningSecret, ackLimitMs });
  posting.set(requestUrl);
  server.on('upgrade', socketMode.upgrade);
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  const { deliver } = mode === 'socket' ? socketMode : posting;
  return {
    apiUrl: `${url}/api/`,
    responseUrl: `${url}/response/`,
    ackMs: async (payload) => {
      const sentAt = performance.now();
      await deliver('slash_commands', payload);
      return performance.now() - sentAt;
    },
    close: async () => {
      await socketMode.close();
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', method = 'GET', headers } = request;
    const body = await buffer(request);
    response.setHeader('content-type', 'application/json');
    if (path.startsWith('/response/')) response.end('{"ok":true}');
    else if (path === '/api/apps.connections.open') {
      response.end(JSON.stringify({ ok: true, url: socketMode.open() }));
    } else {
      const { authorization = '', 'content-type': type = '' } = headers;
      const options = { method, headers: { authorization, 'content-type': type }, body };
      response.end(Buffer.from(await (await fetch(slackUrl + path, options)).arrayBuffer()));
    }
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
