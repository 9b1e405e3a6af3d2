import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { pino } from 'pino';
import { inject } from 'vitest';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { createApp } from '../../src/bot/app.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { createWorkers } from '../../src/create-workers.ts';
import { exampleNames, readExample } from '../../src/plan/examples.ts';
import { createPolicyFile } from '../../src/policy/create-policy-file.ts';
import { createSearchClient } from '../../src/services/search/index.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import { slackOfBot } from '../../src/slack-of-bot.ts';
import { slackOfWorker } from '../../src/slack-of-worker.ts';
import { teamClientInterceptors } from '../../src/slack/team-client-interceptors.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { team } from '../../src/standins/slack/seed.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import {
  standinClientId,
  standinClientSecret,
  standinSigningSecret,
} from '../../src/standins/slack/tokens.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { openStore } from '../../src/store/open-store.ts';
import { installIn } from './install.ts';
import { secondTeam, startSecondSlack } from './second-slack.ts';
import { startSlackRouter } from './slack-router.ts';
import { testPolicy } from './policy.ts';
import { quietRuntime } from './temporal.ts';

/** Adjutant as two workspaces installed it, with the same people under the same ids in both. */
export interface Workspaces {
  first: SlackDriver;
  second: SlackDriver;
  /** Where the bot listens. */
  bot: string;
  temporal: Client;
  /** What the bot logged so far. */
  logged: () => string;
  stop(): Promise<void>;
}

/** Starts all of it, on ports of its own, and installs the app in both workspaces. */
export async function startWorkspaces(): Promise<Workspaces> {
  quietRuntime();
  const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-teams-'));
  const policy = await testPolicy(
    [`workspace: ${team.id}`, `workspace: [${team.id}, ${secondTeam}]`],
    ['entities: 6000', 'entities: 3'],
  );
  const temporal = await startTemporal({ cli: inject('temporalCli'), report: () => {} });
  const first = await startSlackStandin();
  const second = await startSecondSlack();
  const router = await startSlackRouter([first.url, second.url]);
  const social = await startSocialStandin();
  const search = await startSearchStandin({});

  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const config = {
    SLACK_API_URL: `${router.url}/api/`,
    SLACK_CLIENT_ID: standinClientId,
    SLACK_CLIENT_SECRET: standinClientSecret,
    SLACK_STATE_SECRET: randomBytes(32).toString('hex'),
    SLACK_TEAMS: [team.id, secondTeam],
    PAYLOAD_KEY: parsePayloadKeys(`test:${randomBytes(32).toString('base64')}`),
    PUBLIC_URL: 'https://adjutant.example',
    DATABASE_URL: `file:${folder}/store.sqlite`,
    door: { mode: 'http', signingSecret: standinSigningSecret, port: 0 } as const,
  };
  const store = await openStore({ databaseUrl: config.DATABASE_URL, searchAccount: 'test' });
  const socialClient = createSocialClient({ baseUrl: social.url, key: social.key });
  const { url: baseUrl, username, password } = search;
  const searchClient = createSearchClient({ baseUrl, username, password, quota: store.quota });
  const native = await NativeConnection.connect({ address: temporal.address });
  const workers = await createWorkers({
    connection: native,
    namespace: 'default',
    ...slackOfWorker(config, { store, log }),
    social: socialClient,
    search: searchClient,
    quota: store.quota,
    ledger: store.ledger,
    figures: store.figures,
    reports: store.reports,
    policy: createPolicyFile(policy.file),
    readExample,
    workflowBundle: { codePath: inject('workflowBundlePath') },
  });
  const running = Promise.all(workers.map((worker) => worker.run()));

  const connection = await Connection.connect({ address: temporal.address });
  const { slack, close } = await slackOfBot(config, { log });
  const app = createApp({
    slack,
    temporal: {
      client: new Client({ connection, interceptors: teamClientInterceptors }),
      address: temporal.address,
    },
    examples: { names: exampleNames, read: readExample },
    log,
    now: Date.now,
  });
  const bot = `http://127.0.0.1:${await app.start()}`;
  const drivers = [first, second].map(({ url }) => createSlackDriver(url));
  for (const driver of drivers) await driver.requestUrl(`${bot}/slack/events`);
  for (const workspace of [first, second]) await installIn(workspace, bot);
  const [one, other] = drivers;
  if (one === undefined || other === undefined) throw new Error('There are two workspaces.');

  return {
    first: one,
    second: other,
    bot,
    temporal: new Client({ connection }),
    logged: () => lines.join(''),
    stop: async () => {
      await app.stop();
      for (const worker of workers) worker.shutdown();
      await running;
      await Promise.all([native.close(), connection.close(), close(), store.close()]);
      await Promise.all([socialClient.close(), searchClient.close()]);
      const services = [router, first, second, social, search];
      await Promise.all(services.map((service) => service.close()));
      await temporal.stop();
      await policy.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
