import { WebAPIPlatformError } from '@slack/web-api';
import { Client } from '@temporalio/client';
import { ConfigError, loadBotConfig, type BotConfig } from '../config.ts';
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
      appToken: config.SLACK_APP_TOKEN,
      apiUrl: config.SLACK_API_URL,
    },
    temporal: {
      client: new Client({ connection, namespace: config.TEMPORAL_NAMESPACE }),
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
    await naming('SLACK_APP_TOKEN', app.start());
    await naming('SLACK_BOT_TOKEN', app.client.auth.test({ token: config.SLACK_BOT_TOKEN }));
    log.info({ slack: config.SLACK_API_URL, temporal: config.TEMPORAL_ADDRESS }, 'bot ready');
    process.send?.({ ready: true });
  }
}

/** What Slack refuses at the start is a token. */
async function naming(variable: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError)) throw error;
    throw new ConfigError(`Slack refuses ${variable}: ${error.data.error}.`, { cause: error });
  }
}
