import { WebClient } from '@slack/web-api';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { inject } from 'vitest';
import { createApp } from '../../src/bot/app.ts';
import { createWorkers } from '../../src/create-workers.ts';
import { createLogger } from '../../src/log.ts';
import { exampleNames, readExample } from '../../src/plan/examples.ts';
import { createSocialClient, type SocialClient } from '../../src/services/social/index.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { socialControl, type SocialControl } from '../../src/standins/social/control.ts';
import { startSocialStandin } from '../../src/standins/social/start.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { quietRuntime } from './temporal.ts';

/** Everything Adjutant is, on ports of its own: what a test talks to as people do. */
export interface System {
  slack: SlackDriver;
  /** Faults and log of the simulated social service. */
  social: SocialControl;
  /** What the social service says it has. */
  service: SocialClient;
  temporal: Client;
  stop(): Promise<void>;
}

/** Starts a Temporal server, both stand-ins, the workers and the bot; `socialKey` is what the worker believes the key is. */
export async function startSystem({
  socialKey,
  slackNow = Date.now,
}: {
  socialKey?: string;
  /** The clock of the simulated Slack. */
  slackNow?: () => number;
} = {}): Promise<System> {
  quietRuntime();
  const ends: (() => Promise<unknown>)[] = [];
  const log = createLogger('silent');
  const [temporal, slackStandin, socialStandin] = await Promise.all([
    startTemporal({ cli: inject('temporalCli'), report: () => {} }),
    startSlackStandin({ now: slackNow }),
    startSocialStandin({}),
  ]);
  ends.push(
    () => temporal.stop(),
    () => slackStandin.close(),
    () => socialStandin.close(),
  );

  const { url: baseUrl, key } = socialStandin;
  const service = createSocialClient({ baseUrl, key });
  const workersService = createSocialClient({ baseUrl, key: socialKey ?? key, log });
  const apiUrl = `${slackStandin.url}/api/`;
  const native = await NativeConnection.connect({ address: temporal.address });
  const workers = await createWorkers({
    connection: native,
    namespace: 'default',
    slack: new WebClient(standinBotToken, slackClientOptions(apiUrl)),
    social: workersService,
    readExample,
    workflowBundle: { codePath: inject('workflowBundlePath') },
  });
  const running = workers.map((worker: Worker) => worker.run());
  ends.unshift(async () => {
    for (const worker of workers) worker.shutdown();
    await Promise.all(running);
    await native.close();
    await Promise.all([service.close(), workersService.close()]);
  });

  const connection = await Connection.connect({ address: temporal.address });
  const client = new Client({ connection });
  const app = createApp({
    slack: { botToken: standinBotToken, appToken: standinAppToken, apiUrl },
    temporal: { client, address: temporal.address },
    examples: { names: exampleNames, read: readExample },
    log,
    now: Date.now,
  });
  await app.start();
  ends.unshift(
    () => app.stop(),
    () => connection.close(),
  );

  return {
    slack: createSlackDriver(slackStandin.url),
    social: socialControl(baseUrl),
    service,
    temporal: client,
    stop: async () => {
      for (const end of ends) await end();
    },
  };
}
