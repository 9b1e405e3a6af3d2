import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { openProbe } from '../store/support/probe.ts';
import { readBotConfig, readWorkerConfig } from '../../src/config.ts';
import { ConfigError } from '../../src/config-error.ts';
import { botChecks } from '../../src/doctor/bot-checks.ts';
import { ready } from '../../src/doctor/ready.ts';
import { workerChecks } from '../../src/doctor/worker-checks.ts';
import { openPlaces, type Places } from './places.ts';
import { runMain } from './run-main.ts';

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places.close());

const nowhere = 'http://127.0.0.1:1';
const last =
  'See .env.example for what each variable is for, and npm run doctor for all that is checked; ' +
  '`npm start` needs none of them.\n';

const told = (title: string, lines: readonly string[]) =>
  `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}${last}`;

/** What a bot or a worker says that does not start, without a process of its own. */
async function refusalOf(main: 'bot' | 'worker', env: NodeJS.ProcessEnv): Promise<string> {
  try {
    await (main === 'bot'
      ? ready(readBotConfig(env), botChecks)
      : ready(readWorkerConfig(env), workerChecks));
  } catch (error) {
    if (error instanceof ConfigError) return `${error.message}\n`;
    throw error;
  }
  throw new Error('it was ready');
}

describe('a worker', () => {
  it('that is pointed at the wrong kinds of service says so of each, and starts nothing', async () => {
    const { env, slackUrl, socialUrl, searchUrl, temporal, takenPort, folder } = places;
    const refusal = await refusalOf('worker', {
      ...env,
      SLACK_API_URL: socialUrl,
      SOCIAL_BASE_URL: searchUrl,
      SEARCH_BASE_URL: socialUrl,
      TEMPORAL_ADDRESS: new URL(slackUrl).host,
      DATABASE_URL: `postgres://adjutant:hunter22@${temporal}/adjutant`,
      WORKFLOW_BUNDLE: path.join(folder, 'bundle.js'),
      METRICS_PORT: String(takenPort),
    });
    expect(refusal).toBe(
      told('Nothing was started', [
        `workflow bundle: WORKFLOW_BUNDLE: there is no file ${path.join(folder, 'bundle.js')}: build it, or unset the variable, then the worker bundles itself.`,
        `database: DATABASE_URL: The store adjutant on ${temporal} does not answer: make sure that it runs where DATABASE_URL says (ECONNRESET).`,
        `Temporal: TEMPORAL_ADDRESS (${new URL(slackUrl).host}): what listens there is no Temporal server: give host:port of its frontend.`,
        'port: METRICS_PORT is taken: end what listens there, or set another one.',
        'Slack bot token: SLACK_API_URL does not lead to the Web API of Slack: unset it, or give the address of its API.',
        'social service: what answers at SOCIAL_BASE_URL refuses SOCIAL_KEY: set both to what the social service gave you.',
      ]),
    );
  });

  it('that is let in nowhere says by name what is refused, and makes no database', async () => {
    const { env, folder } = places;
    const file = path.join(folder, 'never-made/store.sqlite');
    const ended = await runMain('worker', {
      ...env,
      SLACK_BOT_TOKEN: 'xoxb-standin-hunter21',
      SOCIAL_KEY: 'hunter22',
      SEARCH_PASSWORD: 'hunter23',
      TEMPORAL_NAMESPACE: 'elsewhere',
      DATABASE_URL: `file:${file}`,
    });
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: told('Nothing was started', [
        'Temporal: TEMPORAL_NAMESPACE: there is no namespace «elsewhere» there. Create it: temporal operator namespace create --retention 2160h -n elsewhere',
        'Slack bot token: Slack refuses SLACK_BOT_TOKEN: invalid_auth. Copy the bot token from «OAuth & Permissions» of the app, or install it again.',
        'social service: what answers at SOCIAL_BASE_URL refuses SOCIAL_KEY: set both to what the social service gave you.',
        'search service: what answers at SEARCH_BASE_URL refuses SEARCH_USERNAME with SEARCH_PASSWORD: set both to what the search service gave you.',
      ]),
    });
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  it('that finds nobody at Temporal or the database, and variables missing, says all at once', async () => {
    const { SOCIAL_KEY: _, ...env } = places.env;
    const refusal = await refusalOf('worker', {
      ...env,
      SEARCH_BASE_URL: nowhere,
      SLACK_API_URL: nowhere,
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      DATABASE_URL: 'postgres://adjutant:hunter22@127.0.0.1:1/adjutant',
      ENGINEERS_CHANNEL: 'engineers',
    });
    expect(refusal).toBe(
      told('The environment is not complete', [
        'SOCIAL_KEY is not set',
        "ENGINEERS_CHANNEL must be a channel's id such as C0123ABCD",
        'database: DATABASE_URL: The store adjutant on 127.0.0.1:1 does not answer: make sure that it runs where DATABASE_URL says (ECONNREFUSED).',
        'Temporal: TEMPORAL_ADDRESS (127.0.0.1:1): Temporal does not answer: make sure that it runs there.',
      ]),
    );
  });

  it('refuses a namespace that forgets too soon or lacks our attributes, and a newer database', async () => {
    const { env, folder } = places;
    const databaseUrl = `file:${path.join(folder, 'newer.sqlite')}`;
    const store = await openStore({ databaseUrl, searchAccount: 'any' });
    await store.close();
    const probe = await openProbe(databaseUrl);
    await probe.db.updateTable('adjutant_schema').set({ version: 70 }).execute();
    await probe.end();
    const namespace = await places.namespace({ days: 1, attributes: ['AdjutantKind'] });
    const refusal = await refusalOf('worker', {
      ...env,
      TEMPORAL_NAMESPACE: namespace,
      DATABASE_URL: databaseUrl,
    });
    expect(refusal).toMatch(
      /database: DATABASE_URL: The store in the file \S+newer.sqlite is of a newer Adjutant \(version 70, this one knows \d+\): update this Adjutant, or let DATABASE_URL name another database\.\n/,
    );
    expect(refusal).toContain(
      `Temporal: the namespace «${namespace}» keeps what has ended for 1 days, and changes are looked at again after 7. Have it keep them for 90: temporal operator namespace update --retention 2160h -n ${namespace}\n`,
    );
    expect(refusal).toContain(
      `Temporal: the namespace «${namespace}» lacks search attributes, and no run can start. Add them: temporal operator search-attribute create -n ${namespace} --name AdjutantTarget --type Keyword --name AdjutantRequester --type Keyword --name AdjutantState --type Keyword\n`,
    );
  });

  it('refuses a database where no file can be, and another service than ours', async () => {
    const { env, folder, slackUrl } = places;
    const file = path.join(folder, 'notes.txt');
    await writeFile(file, 'notes');
    const refusal = await refusalOf('worker', {
      ...env,
      SOCIAL_BASE_URL: slackUrl,
      DATABASE_URL: `file:${file}/store.sqlite`,
    });
    expect(refusal).toBe(
      told('Nothing was started', [
        `database: DATABASE_URL: The store in the file ${file}/store.sqlite cannot be written: let DATABASE_URL name a file in a folder that Adjutant may write to (ENOTDIR).`,
        'social service: SOCIAL_BASE_URL does not lead to the social service: what answers there is something else (status 404). Give its base address.',
      ]),
    );
  });

  it('starts while the services are down and the policy cannot be read, and says so', async () => {
    const { env, folder } = places;
    const policy = path.join(folder, 'no-policy.yaml');
    const ended = await runMain('worker', {
      ...env,
      SOCIAL_BASE_URL: nowhere,
      SEARCH_BASE_URL: nowhere,
      POLICY_FILE: policy,
      DATABASE_URL: `file:${path.join(folder, 'down.sqlite')}`,
    });
    expect(ended.status).toBeUndefined();
    for (const [service, address] of [
      ['social', 'SOCIAL_BASE_URL'],
      ['search', 'SEARCH_BASE_URL'],
    ]) {
      expect(ended.stdout).toContain(
        `"msg":"${service} service: ${address}: the ${service} service does not answer at the moment (unreachable); work waits until it does. If it stays so, check the address."`,
      );
    }
    expect(ended.stdout).toContain(
      `The policy file ${policy} cannot be read, so nothing is written. Put it back, or mend its permissions.`,
    );
    expect(ended.stdout).toContain('"msg":"worker ready"');
  });
});

describe('a bot', () => {
  const http = { SLACK_MODE: 'http', SLACK_SIGNING_SECRET: 'standin-signing-secret' };

  it('with a port that is taken, and at the wrong kinds of service, says so of each', async () => {
    const { env, slackUrl, searchUrl, takenPort } = places;
    const refusal = await refusalOf('bot', {
      ...env,
      ...http,
      PORT: String(takenPort),
      SLACK_API_URL: searchUrl,
      TEMPORAL_ADDRESS: new URL(slackUrl).host,
    });
    expect(refusal).toBe(
      told('Nothing was started', [
        'port: PORT is taken: end what listens there, or set another one.',
        'Slack bot token: SLACK_API_URL does not lead to the Web API of Slack: unset it, or give the address of its API.',
        `Temporal: TEMPORAL_ADDRESS (${new URL(slackUrl).host}): what listens there is no Temporal server: give host:port of its frontend.`,
      ]),
    );
  });

  it('whose tokens are refused says so of both, whatever of Temporal', async () => {
    const ended = await runMain('bot', {
      ...places.env,
      SLACK_BOT_TOKEN: 'xoxb-standin-hunter21',
      SLACK_APP_TOKEN: 'xapp-standin-hunter22',
      TEMPORAL_ADDRESS: '127.0.0.1:1',
    });
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: told('Nothing was started', [
        'Slack bot token: Slack refuses SLACK_BOT_TOKEN: invalid_auth. Copy the bot token from «OAuth & Permissions» of the app, or install it again.',
        'Slack app token: Slack refuses SLACK_APP_TOKEN: invalid_auth. Copy the app-level token with connections:write from «Basic Information» of the app, and switch on Socket Mode.',
      ]),
    });
  });

  it('starts while Temporal is away, and says so', async () => {
    const ended = await runMain('bot', { ...places.env, TEMPORAL_ADDRESS: '127.0.0.1:1' });
    expect(ended.status).toBeUndefined();
    expect(ended.stdout).toContain(
      '"msg":"Temporal: TEMPORAL_ADDRESS (127.0.0.1:1): Temporal does not answer: make sure that it runs there."',
    );
  });
});
