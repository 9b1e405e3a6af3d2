import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { inject } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { socialControl, type SocialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { startOwn, type OwnProcess } from './own-process.ts';

/** Adjutant as agencies run it, a worker and a bot in processes of their own, before simulated services. */
export interface OwnSystem {
  slack: SlackDriver;
  social: SocialControl;
  temporal: Client;
  worker: OwnProcess;
  bot: OwnProcess;
  /** What the worker and the bot were given, for more of them. */
  env: Record<string, string>;
  /** Where the worker and the bot tell their metrics. */
  metricsPorts: { worker: number; bot: number };
  /** A folder of its own: the store is in it, and what the search service remembers. */
  folder: string;
  stop: () => Promise<void>;
}

/** `secrets` are those that the simulated services go by; `more` is given to the worker and the bot. */
export async function startOwnSystem({
  secrets = {},
  more = {},
}: {
  secrets?: { socialKey?: string; searchPassword?: string };
  more?: Record<string, string>;
} = {}): Promise<OwnSystem> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-own-'));
  const { socialKey, searchPassword } = secrets;
  const [server, slackStandin, socialStandin, searchStandin] = await Promise.all([
    startTemporal({ cli: inject('temporalCli'), report: () => {} }),
    startSlackStandin(),
    startSocialStandin(socialKey === undefined ? {} : { key: socialKey }),
    startSearchStandin({
      file: path.join(folder, 'search.sqlite'),
      ...(searchPassword !== undefined && { password: searchPassword }),
    }),
  ]);
  const connection = await Connection.connect({ address: server.address });
  const env = {
    SLACK_BOT_TOKEN: standinBotToken,
    SLACK_APP_TOKEN: standinAppToken,
    SLACK_API_URL: `${slackStandin.url}/api/`,
    SOCIAL_BASE_URL: socialStandin.url,
    SOCIAL_KEY: socialStandin.key,
    SEARCH_BASE_URL: searchStandin.url,
    SEARCH_USERNAME: searchStandin.username,
    SEARCH_PASSWORD: searchStandin.password,
    DATABASE_URL: `file:${path.join(folder, 'store.sqlite')}`,
    TEMPORAL_ADDRESS: server.address,
    TEMPORAL_NAMESPACE: 'default',
    WORKFLOW_BUNDLE: inject('workflowBundlePath'),
    ...more,
  };
  const metricsPorts = { worker: await freePort(), bot: await freePort() };
  const worker = startOwn('worker.ts', { ...env, METRICS_PORT: `${metricsPorts.worker}` });
  const bot = startOwn('bot/main.ts', { ...env, METRICS_PORT: `${metricsPorts.bot}` });
  await Promise.all([worker.ready, bot.ready]);
  return {
    slack: createSlackDriver(slackStandin.url),
    social: socialControl(socialStandin.url),
    temporal: new Client({ connection }),
    worker,
    bot,
    env,
    metricsPorts,
    folder,
    stop: async () => {
      await Promise.all([bot.stop(), worker.stop()]);
      await connection.close();
      await Promise.all([slackStandin.close(), socialStandin.close(), searchStandin.close()]);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
