import type { IncomingMessage, RequestListener } from 'node:http';
import { HTTPReceiver, SocketModeReceiver, type Receiver } from '@slack/bolt';
import type { SlackDoor } from './deps.ts';
import type { boltLogger } from './bolt-logger.ts';
import { eventsPath } from './events-path.ts';
import { endWith, guardBody } from './guard-body.ts';
import { guardSocket } from './guard-socket.ts';

interface Around {
  apiUrl: string;
  logger: ReturnType<typeof boltLogger>;
  /** Who answers a request of a browser; in HTTP mode. */
  browserDoor?: ((request: IncomingMessage) => RequestListener | undefined) | undefined;
}

/** How the bot hears of what people do: Slack posts it, or hands it over a socket that we opened. */
export function createReceiver(door: SlackDoor, { apiUrl, logger, browserDoor }: Around): Receiver {
  if (door.mode === 'http') {
    const { signingSecret, port } = door;
    const receiver = new HTTPReceiver({
      signingSecret,
      port,
      logger,
      endpoints: [eventsPath],
      dispatchErrorHandler: ({ response }) => endWith(response, 404),
      unhandledRequestHandler: ({ response }) => endWith(response, 404),
    });
    const listener = guardBody(receiver.requestListener);
    receiver.requestListener = (request, response) => {
      const forBrowsers = browserDoor?.(request);
      if (forBrowsers) return forBrowsers(request, response);
      return isForUs(request) ? listener(request, response) : endWith(response, 404);
    };
    return receiver;
  }
  const { appToken } = door;
  // Its own client options: keeping the socket open is the one thing that Slack's client may try again.
  const receiver = new SocketModeReceiver({
    appToken,
    logger,
    installerOptions: { clientOptions: { slackApiUrl: apiUrl } },
  });
  guardSocket(receiver, () =>
    logger.warn('A delivery that is not as Slack sends them was refused.'),
  );
  return receiver;
}

/** Slack waits 3 s for an answer: whoever takes longer to ask is not Slack. */
export const httpLimits = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const;

const isForUs = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && url === eventsPath;
