import { App, LogLevel } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import { createSlackDriver, type SlackDriver } from '../../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../../src/standins/slack/tokens.ts';

type StandinOptions = NonNullable<Parameters<typeof startSlackStandin>[0]>;

/** A simulated Slack, gone at the end of the test. */
export interface TestSlack extends AsyncDisposable {
  url: string;
  driver: SlackDriver;
  /** With the bot's token; it neither retries nor logs. */
  client: WebClient;
}

/** With nobody connected. */
export async function startSlack(options: StandinOptions = {}): Promise<TestSlack> {
  const { url, close } = await startSlackStandin(options);
  return {
    url,
    driver: createSlackDriver(url),
    client: createClient(url),
    [Symbol.asyncDispose]: close,
  };
}

/** With a real Bolt app in Socket Mode, which `listen` gives its listeners. */
export async function startSlackWithApp(
  listen: (app: App) => void = () => {},
  options: StandinOptions = {},
): Promise<TestSlack> {
  const slack = await startSlack(options);
  const app = createApp(slack.url);
  listen(app);
  await app.start();
  return {
    ...slack,
    [Symbol.asyncDispose]: async () => {
      await app.stop();
      await slack[Symbol.asyncDispose]();
    },
  };
}

/** Exactly as against Slack itself. */
export function createApp(url: string): App {
  return new App({
    token: standinBotToken,
    appToken: standinAppToken,
    socketMode: true,
    clientOptions: { slackApiUrl: `${url}/api/` },
    logLevel: LogLevel.ERROR,
  });
}

export function createClient(url: string, token = standinBotToken): WebClient {
  return new WebClient(token, {
    slackApiUrl: `${url}/api/`,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger: silent,
  });
}

const nothing = () => {};

const silent = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  setLevel: nothing,
  getLevel: () => LogLevel.ERROR,
  setName: nothing,
};
