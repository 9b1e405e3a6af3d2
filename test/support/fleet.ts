import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { inject } from 'vitest';
import { surroundings } from '../../scripts/processes/stack-settings.ts';
import { startService, type Service } from '../../scripts/processes/start-service.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { createSocialClient, type SocialClient } from '../../src/services/social/index.ts';
import { searchControl, type SearchControl } from '../../src/standins/search/control.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { socialControl, type SocialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';

/** What many processes of Adjutant share, and a way to start them: each as an engineer does, on a machine of its own. */
export interface Fleet {
  slack: SlackDriver;
  social: SocialControl;
  search: SearchControl;
  /** What the social service says it has. */
  service: SocialClient;
  temporal: Client;
  /** A worker, once it is ready. */
  worker: (how?: { args?: readonly string[]; workflowBundlePath?: string }) => Promise<Service>;
  /** A bot, once it is ready. */
  bot: () => Promise<Service>;
  /** Ends all processes, those first that take orders. */
  stop: () => Promise<void>;
}

/** Starts Temporal and the stand-ins. @param databaseUrl of the one store */
export async function startFleet(databaseUrl: string): Promise<Fleet> {
  const [temporal, slackStandin, socialStandin, searchStandin] = await Promise.all([
    startTemporal({ cli: inject('temporalCli'), report: () => {} }),
    startSlackStandin(),
    startSocialStandin(),
    startSearchStandin({}),
  ]);
  const slack = createSlackDriver(slackStandin.url);
  await slack.requestUrl(undefined);
  const { url: baseUrl, key } = socialStandin;
  const service = createSocialClient({ baseUrl, key });
  const connection = await Connection.connect({ address: temporal.address });
  const env = {
    ...surroundings(),
    SLACK_BOT_TOKEN: standinBotToken,
    SLACK_APP_TOKEN: standinAppToken,
    SLACK_API_URL: `${slackStandin.url}/api/`,
    SOCIAL_BASE_URL: baseUrl,
    SOCIAL_KEY: key,
    SEARCH_BASE_URL: searchStandin.url,
    SEARCH_USERNAME: searchStandin.username,
    SEARCH_PASSWORD: searchStandin.password,
    DATABASE_URL: databaseUrl,
    POLICY_FILE: path.resolve('config/policy.yaml'),
    ENGINEERS_CHANNEL: engineersChannel,
    TEMPORAL_ADDRESS: temporal.address,
  };
  const [workers, bots]: [Promise<Service>[], Promise<Service>[]] = [[], []];
  return {
    slack,
    social: socialControl(baseUrl),
    search: searchControl(searchStandin.url),
    service,
    temporal: new Client({ connection }),
    worker: ({ args = [], workflowBundlePath = inject('workflowBundlePath') } = {}) =>
      keep(workers, {
        name: 'worker',
        script: path.resolve('src/worker.ts'),
        args,
        env: { ...env, WORKFLOW_BUNDLE: workflowBundlePath },
      }),
    bot: () => keep(bots, { name: 'bot', script: path.resolve('src/bot/main.ts'), env }),
    stop: async () => {
      await stopAll(bots);
      await stopAll(workers);
      await connection.close();
      await service.close();
      await Promise.all([slackStandin.close(), socialStandin.close(), searchStandin.close()]);
      await temporal.stop();
    },
  };
}

function keep(kept: Promise<Service>[], what: Parameters<typeof startService>[0]) {
  const starting = startService(what);
  kept.push(starting);
  return starting;
}

async function stopAll(kept: readonly Promise<Service>[]): Promise<void> {
  const started = await Promise.allSettled(kept);
  const services = started.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
  await Promise.all(services.map((service) => service.stop()));
}
