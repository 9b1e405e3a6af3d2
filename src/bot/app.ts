import { App, SocketModeReceiver } from '@slack/bolt';
import { boltLogger } from './bolt-logger.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';
import { followInFlight } from './in-flight.ts';
import { connectRoutes } from './routes.ts';

/** The bot as a Bolt app on Socket Mode. It keeps nothing: any number of them may run. */
export interface Bot {
  client: App['client'];
  /** Takes one delivery from Slack that did not come over the socket. */
  processEvent: App['processEvent'];
  start(): Promise<void>;
  /** Takes nothing more, and finishes what it has taken. */
  stop(): Promise<void>;
}

/** Makes the bot; it takes nothing before it is started. */
export function createApp(deps: BotDeps): Bot {
  const { botToken, appToken, apiUrl: slackApiUrl } = deps.slack;
  const logger = boltLogger(deps.log);
  const app = new App({
    // Its own client options: keeping the socket open is the one thing that Slack's client may try again.
    receiver: new SocketModeReceiver({
      appToken,
      logger,
      installerOptions: { clientOptions: { slackApiUrl } },
    }),
    authorize: async () => ({ botToken }),
    logger,
    ignoreSelf: false,
    clientOptions: {
      slackApiUrl,
      timeout: 2_500,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
    },
  });
  app.error(async (error) => void explain(error, deps));
  const answered = followInFlight(app);
  connectRoutes(app, deps);
  return {
    client: app.client,
    processEvent: async (event) => app.processEvent(event),
    start: async () => void (await app.start()),
    stop: async () => {
      await app.stop();
      await answered();
    },
  };
}
