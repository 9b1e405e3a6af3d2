import { Server } from 'node:http';
import { App } from '@slack/bolt';
import { inTeam } from '../slack/team-context.ts';
import { createAuthorize, ForeignTeamError } from './authorize.ts';
import { boltLogger } from './bolt-logger.ts';
import { createReceiver, httpLimits } from './create-receiver.ts';
import type { BotDeps } from './deps.ts';
import { explain } from './explain.ts';
import { followConnection } from './follow-connection.ts';
import { followEvents } from './follow-events.ts';
import { followInFlight } from './in-flight.ts';
import { createInstallDoor } from './install-door.ts';
import { connectRoutes } from './routes.ts';

/** The bot as a Bolt app. It keeps nothing: any number of them may run. */
export interface Bot {
  client: App['client'];
  /** Takes one delivery from Slack that did not come over the socket. */
  processEvent: App['processEvent'];
  /** Whether Slack can hand something over at this moment. */
  isListening(): boolean;
  /** @returns the port it listens on, in HTTP mode */
  start(): Promise<number | undefined>;
  /** Takes nothing more, and finishes what it has taken. */
  stop(): Promise<void>;
}

/** Makes the bot; it takes nothing before it is started. */
export function createApp(given: BotDeps): Bot {
  const { slack } = given;
  const deps = { ...given, temporal: { ...given.temporal, ofManyTeams: 'oauth' in slack } };
  const { apiUrl, door } = slack;
  const logger = boltLogger(deps.log);
  const browserDoor =
    'oauth' in slack
      ? createInstallDoor(slack.oauth, { apiUrl, logger, now: given.now })
      : undefined;
  const receiver = createReceiver(door, { apiUrl, logger, browserDoor });
  const isConnected = followConnection(receiver);
  const app = new App({
    receiver,
    authorize: (source) => authorize(source),
    logger,
    ignoreSelf: false,
    // It would remember conversations that we keep nothing of.
    convoStore: false,
    clientOptions: {
      slackApiUrl: apiUrl,
      timeout: 2_500,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      ...(deps.slackFetch && { fetch: deps.slackFetch }),
    },
  });
  const authorize = createAuthorize(slack, app.client);
  app.error(async (error) => explainDelivery(error, deps));
  const answered = followInFlight(app);
  if (deps.follow) followEvents(app, deps.follow);
  app.use(({ context, next }) => inTeam(context.teamId, next));
  let isStarted = false;
  connectRoutes(app, deps);
  return {
    client: app.client,
    isListening: () => isStarted && isConnected(),
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

/** A delivery that came to nothing: nobody waits for an explanation. */
function explainDelivery(error: Error, deps: BotDeps): void {
  const refused = 'original' in error ? error.original : undefined;
  if (refused instanceof ForeignTeamError) {
    const { team } = refused;
    deps.log.warn({ team }, 'a delivery of a Slack workspace that is not ours was refused');
  } else explain(error, deps);
}
