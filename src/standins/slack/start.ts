import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createAppTokens } from './app-tokens.ts';
import { createCallLog } from './call-log.ts';
import { authorizePage } from './http/authorize-page.ts';
import { controlDoors } from './http/control-doors.ts';
import { receiveUpload, sendFile } from './http/file-doors.ts';
import { pageDoors } from './http/page-doors.ts';
import { createPageFiles } from './http/page-files.ts';
import { respond } from './http/respond.ts';
import { responseUrl } from './http/response-url.ts';
import { webApi } from './http/web-api.ts';
import { createRequestUrl } from './request-url.ts';
import type { Slack } from './slack.ts';
import { createSocketMode } from './socket-mode.ts';
import { openWorkspace } from './state/workspace.ts';
import { standinSigningSecret } from './tokens.ts';
import { createTriggers } from './triggers.ts';

export interface SlackStandin {
  /** Without a slash at the end; the Web API is below `/api/`. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts the simulated Slack on loopback: Web API, Socket Mode, and the doors of `doors.ts` for people and
 * tests. With `file` it remembers everything over restarts.
 */
export async function startSlackStandin({
  host = '127.0.0.1',
  port = 0,
  file,
  now = Date.now,
  ackLimitMs = 3_000,
}: {
  /** What it listens on: loopback, unless a container publishes it there. */
  host?: string;
  port?: number;
  file?: string;
  /** Unix milliseconds. */
  now?: () => number;
  /** How long the app may take to acknowledge; Slack's own limit unless a test shortens it. */
  ackLimitMs?: number;
} = {}): Promise<SlackStandin> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;

  const socketMode = createSocketMode({ url, ackLimitMs });
  const signingSecret = standinSigningSecret;
  const requestUrl = createRequestUrl({ signingSecret, ackLimitMs });
  const slack: Slack = {
    ...openWorkspace({ file, now }),
    url,
    triggers: createTriggers(now),
    appTokens: createAppTokens(now),
    socketMode,
    requestUrl,
    deliver: async (type, payload) =>
      (requestUrl.isSet() ? requestUrl : socketMode).deliver(type, payload),
    log: createCallLog(),
  };
  const route = createRouter(slack);
  server.on('request', (request, response) => {
    response.setHeader('x-standin', 'slack');
    route(request, response).catch((error: unknown) => {
      if (!response.headersSent) respond(response, String(error), { status: 500 });
    });
  });
  server.on('upgrade', slack.socketMode.upgrade);

  return {
    url,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await slack.socketMode.close();
      server.closeAllConnections();
      await closed;
      slack.close();
    },
  };
}

type Route = (
  slack: Slack,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>;

const routes: Record<string, Route> = {
  '/api/': webApi,
  '/oauth/v2/authorize': authorizePage,
  '/upload/v1/': receiveUpload,
  '/files-pri/': sendFile,
  '/response/': responseUrl,
  '/_page/': pageDoors,
  '/_control/': controlDoors,
};

function createRouter(slack: Slack) {
  const pageFiles = createPageFiles();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', slack.url);
    if (isForeign(request)) {
      respond(response, 'Only the page served here may call this.', { status: 403 });
      return;
    }
    const [, route] =
      Object.entries(routes).find(([prefix]) => url.pathname.startsWith(prefix)) ?? [];
    if (route === undefined) await pageFiles(response, url.pathname);
    else await route(slack, request, response, url);
  };
}

/** A web page from elsewhere that reaches for loopback. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== `http://${host}`;
}
