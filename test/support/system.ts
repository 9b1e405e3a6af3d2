import { WebClient } from '@slack/web-api';
import type { PayloadCodec } from '@temporalio/common';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { inject } from 'vitest';
import { createApp } from '../../src/bot/app.ts';
import { createWorkers } from '../../src/create-workers.ts';
import { createLogger } from '../../src/log.ts';
import { exampleNames, readExample } from '../../src/plan/examples.ts';
import { createSearchClient } from '../../src/services/search/index.ts';
import { createSocialClient, type SocialClient } from '../../src/services/social/index.ts';
import { createPolicyFile } from '../../src/policy/create-policy-file.ts';
import type { Ledger } from '../../src/shared/ledger.ts';
import type { Quota } from '../../src/shared/quota.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { teamClientInterceptors } from '../../src/slack/team-client-interceptors.ts';
import { searchControl, type SearchControl } from '../../src/standins/search/control.ts';
import { startSearchStandin } from '../../src/standins/search/start.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { socialControl, type SocialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { openStore } from '../../src/store/open-store.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { recordHistories } from './record-histories.ts';
import { slackDoor, startOn } from './slack-door.ts';
import { quietRuntime } from './temporal.ts';

/** Everything Adjutant is, on ports of its own: what a test talks to as people do. */
export interface System {
  slack: SlackDriver;
  /** Of the Web API of the simulated Slack. */
  slackUrl: string;
  /** Faults and log of the simulated social service. */
  social: SocialControl;
  /** The same of the simulated search service, its tokens and its hour. */
  search: SearchControl;
  /** What the social service says it has. */
  service: SocialClient;
  /** The allowance of the search service, in a store of its own. */
  quota: Quota;
  /** What was done, in the same store. */
  ledger: Ledger;
  temporal: Client;
  stop(): Promise<void>;
}

/** Starts a Temporal server, the stand-ins, the workers and the bot; `socialKey` and `searchPassword` are what the worker
 * believes to be right. */
export async function startSystem({
  socialKey,
  searchPassword,
  slackNow = Date.now,
  socialFile,
  policyFile = 'config/policy.yaml',
  ledgerOf = (ledger) => ledger,
  workflowBundlePath = inject('workflowBundlePath'),
  payloadCodec,
}: {
  socialKey?: string;
  searchPassword?: string;
  /** The clock of the simulated Slack. */
  slackNow?: () => number;
  /** What the simulated social service remembers from before. */
  socialFile?: string;
  /** Who may do what: the demo policy, unless a test brings its own. */
  policyFile?: string;
  /** A ledger that does not do its part. */
  ledgerOf?: (ledger: Ledger) => Ledger;
  /** Other workflows than those of the sources. */
  workflowBundlePath?: string;
  /** Encrypts what Temporal keeps. */
  payloadCodec?: PayloadCodec;
} = {}): Promise<System> {
  quietRuntime();
  const ends: (() => Promise<unknown>)[] = [];
  const log = createLogger('silent');
  const [temporal, slackStandin, socialStandin, searchStandin] = await Promise.all([
    startTemporal({ cli: inject('temporalCli'), report: () => {} }),
    startSlackStandin({ now: slackNow }),
    startSocialStandin({ ...(socialFile && { file: socialFile }) }),
    startSearchStandin({}),
  ]);
  ends.push(
    () => temporal.stop(),
    () => slackStandin.close(),
    () => socialStandin.close(),
    () => searchStandin.close(),
  );

  const { url: baseUrl, key } = socialStandin;
  const service = createSocialClient({ baseUrl, key });
  const workersService = createSocialClient({ baseUrl, key: socialKey ?? key, log });
  const apiUrl = `${slackStandin.url}/api/`;
  const store = await openStore({ databaseUrl: 'file::memory:', searchAccount: 'test' });
  const search = createSearchClient({
    baseUrl: searchStandin.url,
    username: searchStandin.username,
    password: searchPassword ?? searchStandin.password,
    quota: store.quota,
    log,
  });
  const native = await NativeConnection.connect({ address: temporal.address });
  const workers = await createWorkers({
    connection: native,
    namespace: 'default',
    slack: new WebClient(standinBotToken, slackClientOptions(apiUrl)),
    social: workersService,
    search,
    quota: store.quota,
    ledger: ledgerOf(store.ledger),
    figures: store.figures,
    reports: store.reports,
    policy: createPolicyFile(policyFile),
    engineersChannel,
    readExample,
    workflowBundle: { codePath: workflowBundlePath },
    ...(payloadCodec && { payloadCodec }),
  });
  const running = workers.map((worker: Worker) => worker.run());
  ends.unshift(async () => {
    for (const worker of workers) worker.shutdown();
    await Promise.all(running);
    await native.close();
    await Promise.all([service.close(), workersService.close(), search.close()]);
    await store.close();
  });

  const connection = await Connection.connect({ address: temporal.address });
  const client = new Client({
    connection,
    interceptors: teamClientInterceptors,
    ...(payloadCodec && { dataConverter: { payloadCodecs: [payloadCodec] } }),
  });
  const app = createApp({
    slack: { botToken: standinBotToken, apiUrl, door: slackDoor },
    temporal: { client, address: temporal.address },
    examples: { names: exampleNames, read: readExample },
    log,
    now: Date.now,
  });
  const slack = createSlackDriver(slackStandin.url);
  await startOn(slack, app);
  ends.unshift(
    () => app.stop(),
    async () => payloadCodec === undefined && recordHistories(client),
    () => connection.close(),
  );

  return {
    slack,
    slackUrl: apiUrl,
    social: socialControl(baseUrl),
    search: searchControl(searchStandin.url),
    service,
    quota: store.quota,
    ledger: store.ledger,
    temporal: client,
    stop: async () => {
      for (const end of ends) await end();
    },
  };
}
