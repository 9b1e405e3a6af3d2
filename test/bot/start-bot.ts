import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../../src/bot/app.ts';
import type { SlackDoor } from '../../src/bot/deps.ts';
import { connectTemporal } from '../../src/bot/connect-temporal.ts';
import { searchAttributes } from '../../src/shared/search-attributes.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';
import { standinBotToken } from '../../src/standins/slack/tokens.ts';
import { slackDoor, startOn } from '../support/slack-door.ts';

/** The bot as people meet it: in the simulated Slack, before a real Temporal server. No worker runs. */
export interface Bot {
  slack: SlackDriver;
  /** Of the Web API. */
  slackUrl: string;
  temporal: Client;
  /** Where it listens, in HTTP mode. */
  port: number | undefined;
  /** Hands it an interaction as Slack would, once more than Slack did; returns what it acknowledged with. */
  deliver: (body: object) => Promise<unknown[]>;
  /** What it logged so far. */
  logged: () => string;
  /** Ends the bot alone: Slack and Temporal go on. */
  leave: () => Promise<void>;
  stop: () => Promise<void>;
}

export const example = 'winter-boots-fb.yaml';
export const exampleBytes = new TextEncoder().encode('name: Winter boots\n');

/** `address` is what the bot is told of Temporal's whereabouts; `now` is the time in Slack and for the bot. */
export async function startBot({
  address = inject('temporalAddress'),
  now = Date.now,
  door = slackDoor,
}: { address?: string; now?: () => number; door?: SlackDoor } = {}): Promise<Bot> {
  const namespace = await newNamespace(inject('temporalAddress'));
  const slack = await startSlackStandin({ now });
  const lines: string[] = [];
  const connection = connectTemporal({ address });
  const app = createApp({
    slack: {
      botToken: standinBotToken,
      apiUrl: `${slack.url}/api/`,
      door,
    },
    temporal: { client: new Client({ connection, namespace }), address },
    examples: {
      names: async () => [
        { name: example, title: 'Winter boots on Facebook' },
        { name: 'cinema-tw.csv', title: 'A cinema on Twitter' },
      ],
      read: async () => ({ bytes: exampleBytes, format: 'yaml' }),
    },
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    now,
  });
  const driver = createSlackDriver(slack.url);
  const port = await startOn(driver, app);
  const direct = await Connection.connect({ address: inject('temporalAddress') });
  return {
    slack: driver,
    port,
    slackUrl: `${slack.url}/api/`,
    temporal: new Client({ connection: direct, namespace }),
    deliver: async (body) => {
      const acks: unknown[] = [];
      const ack = async (answer: unknown) => void acks.push(answer);
      await app.processEvent({ body: { ...body }, ack });
      return acks;
    },
    logged: () => lines.join(''),
    leave: () => app.stop(),
    stop: async () => {
      await app.stop();
      await Promise.all([connection.close(), direct.close(), slack.close()]);
    },
  };
}

/** Of our own, so that no worker of another test takes what the bot starts here. */
async function newNamespace(address: string): Promise<string> {
  const namespace = `bot-${randomUUID()}`;
  const connection = await Connection.connect({ address });
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('1 day'),
  });
  await connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(searchAttributes.map((name) => [name, keyword])),
  });
  await connection.close();
  return namespace;
}

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's API. */
const keyword = 2;
