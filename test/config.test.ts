import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../src/config-error.ts';
import { configOf, readBotConfig, readWorkerConfig } from '../src/config.ts';
import { environmentExample } from '../src/environment-example.ts';

const loadBotConfig = (env: NodeJS.ProcessEnv) => configOf(readBotConfig(env));
const loadWorkerConfig = (env: NodeJS.ProcessEnv) => configOf(readWorkerConfig(env));

const worker = {
  SLACK_BOT_TOKEN: 'xoxb-standin-adjutant',
  SLACK_API_URL: 'http://127.0.0.1:4100/api/',
  SOCIAL_BASE_URL: 'http://127.0.0.1:4101',
  SOCIAL_KEY: 'secret-key',
  SEARCH_BASE_URL: 'http://127.0.0.1:4102',
  SEARCH_USERNAME: 'reports',
  SEARCH_PASSWORD: 'secret-password',
  DATABASE_URL: 'file:.adjutant/store.sqlite',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
};

describe('the environment', () => {
  it('is read with its defaults', () => {
    expect(loadWorkerConfig({ ...worker, PATH: 'ignored' })).toEqual({
      ...worker,
      TEMPORAL_NAMESPACE: 'default',
      POLICY_FILE: 'config/policy.yaml',
      METRICS_HOST: '0.0.0.0',
      LOG_LEVEL: 'info',
    });
  });

  it('is refused with every variable that is missing or malformed, by name', () => {
    const refusal = refusalOf(() =>
      loadWorkerConfig({
        SOCIAL_BASE_URL: 'http://ads.example',
        TEMPORAL_ADDRESS: 'nowhere',
        DATABASE_URL: 'mysql://ads',
      }),
    );
    expect(refusal).toContain('SLACK_BOT_TOKEN is not set');
    expect(refusal).toContain('SOCIAL_KEY is not set');
    expect(refusal).toContain('SEARCH_USERNAME is not set');
    expect(refusal).toContain('DATABASE_URL must be file:PATH or postgres://');
    expect(refusal).toContain('SOCIAL_BASE_URL must be https');
    expect(refusal).toContain('TEMPORAL_ADDRESS must be host:port');
  });

  it('counts an empty variable as not set', () => {
    expect(refusalOf(() => loadWorkerConfig({ ...worker, SOCIAL_KEY: '' }))).toContain(
      'SOCIAL_KEY is not set',
    );
  });

  it('never repeats a value, since it may be a secret', () => {
    const refusal = refusalOf(() =>
      loadBotConfig({ SLACK_BOT_TOKEN: 'hunter2', SLACK_APP_TOKEN: 'hunter3' }),
    );
    expect(refusal).toContain('SLACK_BOT_TOKEN must be a bot token');
    expect(refusal).not.toMatch(/hunter/);
  });

  it('of the bot depends on how Slack reaches it', () => {
    const { SLACK_BOT_TOKEN, SLACK_API_URL, TEMPORAL_ADDRESS } = worker;
    const bot = { SLACK_BOT_TOKEN, SLACK_API_URL, TEMPORAL_ADDRESS };
    expect(loadBotConfig({ ...bot, SLACK_APP_TOKEN: 'xapp-standin-adjutant' }).door).toEqual({
      mode: 'socket',
      appToken: 'xapp-standin-adjutant',
    });
    const http = { ...bot, SLACK_MODE: 'http', SLACK_SIGNING_SECRET: 'shh', PORT: '8080' };
    expect(loadBotConfig(http).door).toEqual({ mode: 'http', signingSecret: 'shh', port: 8080 });
    expect(refusalOf(() => loadBotConfig(bot))).toContain('SLACK_APP_TOKEN is not set');
    const unready = refusalOf(() => loadBotConfig({ ...bot, SLACK_MODE: 'http', PORT: 'x' }));
    expect(unready).toContain('SLACK_SIGNING_SECRET is not set');
    expect(unready).toContain('PORT must be a port number');
    expect(unready).not.toContain('SLACK_APP_TOKEN');
    expect(refusalOf(() => loadBotConfig({ ...bot, SLACK_MODE: 'web' }))).toContain('SLACK_MODE');
  });

  it('takes every secret from a file too, and says which file is of no use', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-config-'));
    const file = async (name: string, text: string) => {
      await writeFile(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const { SOCIAL_KEY: key, SEARCH_PASSWORD: _, DATABASE_URL: url, ...rest } = worker;
    const fromFiles = {
      ...rest,
      SOCIAL_KEY_FILE: await file('key', `${key}\n`),
      SEARCH_PASSWORD_FILE: await file('password', worker.SEARCH_PASSWORD),
      DATABASE_URL_FILE: await file('url', `${url}\n`),
    };
    expect(loadWorkerConfig(fromFiles)).toEqual(loadWorkerConfig(worker));
    const empty = await file('empty', '\n');
    const refusal = refusalOf(() =>
      loadWorkerConfig({
        ...worker,
        SOCIAL_KEY_FILE: fromFiles.SOCIAL_KEY_FILE,
        SEARCH_PASSWORD: '',
        SEARCH_PASSWORD_FILE: 'hunter2-put-here-by-mistake',
        DATABASE_URL: '',
        DATABASE_URL_FILE: folder,
        PAYLOAD_KEY_FILE: empty,
      }),
    );
    await rm(folder, { recursive: true });
    expect(refusal).toContain(
      'The environment is not complete:\n' +
        '  SOCIAL_KEY and SOCIAL_KEY_FILE are both set: keep one of them\n' +
        '  SEARCH_PASSWORD_FILE names a file that cannot be read (ENOENT): give its path\n' +
        '  DATABASE_URL_FILE names a file that cannot be read (EISDIR): give its path\n' +
        '  PAYLOAD_KEY_FILE names a file that is empty: write the secret into it\n',
    );
    expect(refusal).not.toMatch(/hunter/);
  });

  it('is refused with a port that is meant for two things', () => {
    const { SLACK_BOT_TOKEN, SLACK_API_URL, TEMPORAL_ADDRESS } = worker;
    const bot = { SLACK_BOT_TOKEN, SLACK_API_URL, TEMPORAL_ADDRESS };
    const http = { ...bot, SLACK_MODE: 'http', SLACK_SIGNING_SECRET: 'shh', METRICS_PORT: '3000' };
    expect(refusalOf(() => loadBotConfig(http))).toContain(
      '  METRICS_PORT is the same as PORT: give each of them a port of its own.\n',
    );
  });

  it('keeps a real token away from a simulated Slack, and the simulated one away from the real', () => {
    expect(
      refusalOf(() => loadWorkerConfig({ ...worker, SLACK_BOT_TOKEN: 'xoxb-1-2-3' })),
    ).toContain('looks real');
    const { SLACK_API_URL: _, ...elsewhere } = worker;
    expect(refusalOf(() => loadWorkerConfig(elsewhere))).toContain('not on this machine');
  });

  it('is, copied from the example as it stands, the same as none at all', () => {
    expect(parseEnv(environmentExample())).toEqual(
      Object.fromEntries(Object.keys(parseEnv(environmentExample())).map((name) => [name, ''])),
    );
  });

  it('is what .env.example says (npm run docs writes it)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample());
  });
});

function refusalOf(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('was not refused');
}
