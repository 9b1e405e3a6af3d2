import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client, Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { inject } from 'vitest';
import { surroundings } from '../../../scripts/processes/stack-settings.ts';
import { searchAttributes } from '../../../src/shared/search-attributes.ts';
import {
  standinAppToken,
  standinBotToken,
  standinSigningSecret,
} from '../../../src/standins/slack/tokens.ts';

/** The bot as a process of its own, before a Temporal namespace of its own in which no worker runs. */
export interface BotProcess {
  /** Bytes that are in use after a sweep. */
  heap: () => Promise<number>;
  /** What it started since it runs. */
  started: () => Promise<string[]>;
  /** What it said; the last of it, where it was much. */
  said: () => string;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

const main = new URL('../../../src/bot/main.ts', import.meta.url);
const heapReport = new URL('heap-report.mjs', import.meta.url);

/** `port` is where it listens, in HTTP mode. */
export async function startBotProcess(slackUrl: string, port?: number): Promise<BotProcess> {
  const address = inject('temporalAddress');
  const namespace = `fuzz-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('90 days'),
  });
  await connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(searchAttributes.map((name) => [name, keyword])),
  });
  const child = fork(main, {
    execArgv: ['--expose-gc', '--import', heapReport.href],
    silent: true,
    env: {
      ...surroundings(),
      SLACK_BOT_TOKEN: standinBotToken,
      SLACK_API_URL: `${slackUrl}/api/`,
      TEMPORAL_ADDRESS: address,
      TEMPORAL_NAMESPACE: namespace,
      LOG_LEVEL: 'warn',
      ...(port === undefined
        ? { SLACK_APP_TOKEN: standinAppToken }
        : { SLACK_MODE: 'http', SLACK_SIGNING_SECRET: standinSigningSecret, PORT: `${port}` }),
    },
  });
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), ended]);
  if (!isAlive()) throw new Error(`The bot ended while starting (${answer[0]}):\n${said}`);
  return {
    heap: async () => {
      const told = once(child, 'message');
      child.send('heap');
      const [report]: { heapUsed: number }[] = await told;
      return report?.heapUsed ?? 0;
    },
    started: async () => {
      const ids: string[] = [];
      const { workflow } = new Client({ connection, namespace });
      for await (const { workflowId } of workflow.list()) ids.push(workflowId);
      return ids;
    },
    said: () => said,
    isAlive,
    stop: async () => {
      child.kill('SIGTERM');
      if (isAlive()) await ended;
      await connection.close();
    },
  };
}

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's API. */
const keyword = 2;
