import { WebAPIPlatformError } from '@slack/web-api';
import { Client } from '@temporalio/client';
import { createPayloadCodec } from '../codec/payload-codec.ts';
import { ConfigError } from '../config-error.ts';
import { readBotConfig, type BotConfig } from '../config.ts';
import { botChecks } from '../doctor/bot-checks.ts';
import { ready, type Ready } from '../doctor/ready.ts';
import { whenAskedToEnd } from '../ending.ts';
import { environment } from '../environment.ts';
import { createLogger } from '../log.ts';
import { startTelemetry } from '../start-telemetry.ts';
import { failNow, fieldsNow } from '../telemetry/context.ts';
import { slackProbe, temporalProbe } from '../telemetry/probes.ts';
import { traceClient } from '../telemetry/trace-client.ts';
import { exampleNames, readExample } from '../plan/examples.ts';
import { teamClientInterceptors } from '../slack/team-client-interceptors.ts';
import { StoreError } from '../store/store-error.ts';
import { temporalConnection } from '../temporal-connection.ts';
import { createApp } from './app.ts';
import { connectTemporal } from './connect-temporal.ts';
import { slackOfBot } from '../slack-of-bot.ts';

try {
  await run(await ready(readBotConfig(environment()), botChecks));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run({ config, warnings }: Ready<BotConfig>): Promise<void> {
  const log = createLogger(config.LOG_LEVEL, fieldsNow);
  for (const warning of warnings) log.warn(warning);
  const telemetry = await startTelemetry('bot', config, log);
  const slackFetch = telemetry.slackFetch(config.SLACK_API_URL);
  const workspaces = await slackOfBot(config, { log, fetch: slackFetch });
  const connection = connectTemporal(temporalConnection(config));
  const app = createApp({
    slack: workspaces.slack,
    temporal: {
      client: new Client({
        connection,
        namespace: config.TEMPORAL_NAMESPACE,
        interceptors: {
          workflow: [traceClient(telemetry.tracing), ...teamClientInterceptors.workflow],
        },
        ...(config.PAYLOAD_KEY && {
          dataConverter: { payloadCodecs: [createPayloadCodec(config.PAYLOAD_KEY)] },
        }),
      }),
      address: config.TEMPORAL_ADDRESS,
    },
    examples: { names: exampleNames, read: readExample },
    log,
    follow: telemetry.followDeliveries,
    failed: failNow,
    slackFetch,
    now: Date.now,
  });

  const ended = new Promise<void>((resolve) => whenAskedToEnd(resolve, log));
  await Promise.race([ended, start()]);
  await ended;
  await app.stop();
  await telemetry.close();
  await workspaces.close();
  await connection.close();
  process.exit(0);

  async function start(): Promise<void> {
    await telemetry.serve({
      probes: [
        temporalProbe(connection, config.TEMPORAL_ADDRESS),
        slackProbe(() => app.isListening()),
      ],
      temporal: {
        service: connection.workflowService,
        namespace: config.TEMPORAL_NAMESPACE,
      },
    });
    const port = await naming('SLACK_APP_TOKEN', listening(app.start()));
    const { SLACK_API_URL: slack, TEMPORAL_ADDRESS: temporal } = config;
    log.info({ slack, temporal, ...(port !== undefined && { port }) }, 'bot ready');
    process.send?.({ ready: true });
  }
}

/** A port that is not free is told by the name of its variable. */
async function listening<T>(start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be used by this user' : 'is taken';
    throw new ConfigError(`PORT ${why}: end what listens there, or set another one.`, {
      cause: error,
    });
  }
}

/** What Slack refuses at the start is a token. */
async function naming<T>(variable: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError)) throw error;
    throw new ConfigError(`Slack refuses ${variable}: ${error.data.error}.`, { cause: error });
  }
}
