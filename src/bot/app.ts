import { App, SocketModeReceiver } from '@slack/bolt';
import { boltLogger } from './bolt-logger.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';
import { connectRoutes } from './routes.ts';

/** The bot as a Bolt app on Socket Mode. It keeps nothing: any number of them may run. */
export function createApp(deps: BotDeps): App {
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
  connectRoutes(app, deps);
  return app;
}
