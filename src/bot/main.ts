import { WebAPIPlatformError } from '@slack/web-api';
import { Client } from '@temporalio/client';
import { createPayloadCodec } from '../codec/payload-codec.ts';
import { ConfigError } from '../config-error.ts';
import { loadBotConfig, type BotConfig } from '../config.ts';
import { environment } from '../environment.ts';
import { createLogger } from '../log.ts';
import { exampleNames, readExample } from '../plan/examples.ts';
import { createApp } from './app.ts';
import { connectTemporal } from './connect-temporal.ts';

try {
  await run(loadBotConfig(environment()));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run(config: BotConfig): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const connection = connectTemporal({
    address: config.TEMPORAL_ADDRESS,
    ...(config.TEMPORAL_API_KEY && { apiKey: config.TEMPORAL_API_KEY }),
  });
  const app = createApp({
    slack: {
      botToken: config.SLACK_BOT_TOKEN,
      apiUrl: config.SLACK_API_URL,
      door: config.door,
    },
    temporal: {
      client: new Client({
        connection,
        namespace: config.TEMPORAL_NAMESPACE,
        ...(config.PAYLOAD_KEY && {
          dataConverter: { payloadCodecs: [createPayloadCodec(config.PAYLOAD_KEY)] },
        }),
      }),
      address: config.TEMPORAL_ADDRESS,
    },
    examples: { names: exampleNames, read: readExample },
    log,
    now: Date.now,
  });

  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => resolve());
  });
  await Promise.race([ended, start()]);
  await ended;
  await app.stop();
  await connection.close();
  process.exit(0);

  async function start(): Promise<void> {
    const port = await naming('SLACK_APP_TOKEN', listening(app.start()));
    await naming('SLACK_BOT_TOKEN', app.client.auth.test({ token: config.SLACK_BOT_TOKEN }));
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
