import { Server } from 'node:http';
import { App } from '@slack/bolt';
import { boltLogger } from './bolt-logger.ts';
import { createReceiver, httpLimits } from './create-receiver.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';
import { followInFlight } from './in-flight.ts';
import { connectRoutes } from './routes.ts';

/** The bot as a Bolt app. It keeps nothing: any number of them may run. */
export interface Bot {
  client: App['client'];
  /** Takes one delivery from Slack that did not come over the socket. */
  processEvent: App['processEvent'];
  /** @returns the port it listens on, in HTTP mode */
  start(): Promise<number | undefined>;
  /** Takes nothing more, and finishes what it has taken. */
  stop(): Promise<void>;
}

/** Makes the bot; it takes nothing before it is started. */
export function createApp(deps: BotDeps): Bot {
  const { botToken, apiUrl, door } = deps.slack;
  const logger = boltLogger(deps.log);
  const app = new App({
    receiver: createReceiver(door, { apiUrl, logger }),
    authorize: async () => ({ botToken }),
    logger,
    ignoreSelf: false,
    clientOptions: {
      slackApiUrl: apiUrl,
      timeout: 2_500,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
    },
  });
  app.error(async (error) => void explain(error, deps));
  const answered = followInFlight(app);
  let isStarted = false;
  connectRoutes(app, deps);
  return {
    client: app.client,
    processEvent: async (event) => app.processEvent(event),
    start: async () => {
      isStarted = true;
      if (door.mode === 'socket') return void (await app.start());
      const server: unknown = await app.start(door.port, httpLimits);
      return server instanceof Server ? portOf(server) : undefined;
    },
    stop: async () => {
      if (isStarted) await app.stop();
      isStarted = false;
      await answered();
    },
  };
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
