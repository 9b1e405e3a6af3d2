import { randomBytes } from 'node:crypto';
import { Client } from '@temporalio/client';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createApp } from '../../src/bot/app.ts';
import { connectTemporal } from '../../src/bot/connect-temporal.ts';
import { eventsPath } from '../../src/bot/events-path.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { createTextCipher } from '../../src/codec/text-cipher.ts';
import { slackClientOptions } from '../../src/slack/client-options.ts';
import { createInstallations, type Installations } from '../../src/slack/installations.ts';
import { createRenewToken } from '../../src/slack/renew-token.ts';
import { createSlackDriver, type SlackDriver } from '../../src/standins/slack/driver.ts';
import { startSlackStandin, type SlackStandin } from '../../src/standins/slack/start.ts';
import {
  standinClientId,
  standinClientSecret,
  standinSigningSecret,
} from '../../src/standins/slack/tokens.ts';
import { openStore } from '../../src/store/open-store.ts';

/** A bot before one simulated workspace, in which nobody has installed it yet. */
export interface OAuthBot {
  /** Where it listens. */
  url: string;
  workspace: SlackStandin;
  slack: SlackDriver;
  installations: Installations;
  logged: () => string;
  /** Lets time pass, for Slack and for the bot. */
  pass: (ms: number) => void;
  now: () => number;
  /** Hands it an event once more. */
  deliver: (body: object) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startOAuthBot({ teams }: { teams: string[] }): Promise<OAuthBot> {
  let passed = 0;
  const now = () => Date.now() + passed;
  const workspace = await startSlackStandin({ now });
  const apiUrl = `${workspace.url}/api/`;
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const store = await openStore({ databaseUrl: 'file::memory:', searchAccount: '' });
  const app = { clientId: standinClientId, clientSecret: standinClientSecret };
  const installations = createInstallations({
    table: store.installations,
    cipher: createTextCipher(parsePayloadKeys(`test:${randomBytes(32).toString('base64')}`)),
    renew: createRenewToken(slackClientOptions(apiUrl), app),
    log,
    now,
  });
  const address = inject('temporalAddress');
  const connection = connectTemporal({ address });
  const bot = createApp({
    slack: {
      apiUrl,
      door: { mode: 'http', signingSecret: standinSigningSecret, port: 0 },
      oauth: {
        ...app,
        stateSecret: randomBytes(32).toString('hex'),
        teams,
        publicUrl: 'https://adjutant.example',
        installations,
      },
    },
    temporal: { client: new Client({ connection }), address },
    examples: { names: async () => [], read: () => Promise.reject(new Error('none')) },
    log,
    now,
  });
  const url = `http://127.0.0.1:${await bot.start()}`;
  const slack = createSlackDriver(workspace.url);
  await slack.requestUrl(`${url}${eventsPath}`);
  return {
    url,
    workspace,
    slack,
    installations,
    logged: () => lines.join(''),
    pass: (ms) => {
      passed += ms;
    },
    now,
    deliver: (body) => bot.processEvent({ body: { ...body }, ack: async () => {} }),
    stop: async () => {
      await bot.stop();
      await Promise.all([connection.close(), workspace.close(), store.close()]);
    },
  };
}
