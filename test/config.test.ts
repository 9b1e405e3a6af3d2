import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../src/config-error.ts';
import { loadBotConfig, loadWorkerConfig } from '../src/config.ts';
import { environmentExample } from '../src/environment-example.ts';

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
