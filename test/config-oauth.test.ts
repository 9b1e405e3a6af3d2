import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBotConfig, readWorkerConfig } from '../src/config.ts';

const shared = {
  SLACK_CLIENT_ID: '1000000000.2000000000',
  SLACK_CLIENT_SECRET: 'hunter2',
  SLACK_TEAMS: 'T0FIRST, T0SECOND',
  PAYLOAD_KEY: `a:${randomBytes(32).toString('base64')}`,
  DATABASE_URL: 'file:.adjutant/store.sqlite',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
};
const bot = {
  ...shared,
  SLACK_MODE: 'http',
  SLACK_SIGNING_SECRET: 'hunter3',
  SLACK_STATE_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://adjutant.example/any',
};
const worker = {
  ...shared,
  SOCIAL_BASE_URL: 'https://social.example',
  SOCIAL_KEY: 'key',
  SEARCH_BASE_URL: 'https://search.example',
  SEARCH_USERNAME: 'reports',
  SEARCH_PASSWORD: 'password',
};

describe('the environment of many workspaces', () => {
  it('needs no token, and is read for bot and worker', () => {
    expect(readBotConfig(bot)).toMatchObject({
      problems: [],
      config: {
        SLACK_TEAMS: ['T0FIRST', 'T0SECOND'],
        PUBLIC_URL: 'https://adjutant.example',
        door: { mode: 'http', signingSecret: 'hunter3', port: 3000 },
      },
    });
    expect(readWorkerConfig(worker)).toMatchObject({
      problems: [],
      config: { SLACK_CLIENT_SECRET: 'hunter2', SLACK_TEAMS: ['T0FIRST', 'T0SECOND'] },
    });
  });

  it.each(Object.keys(bot).filter((name) => name !== 'SLACK_MODE'))(
    'is refused without %s, by name',
    (name) => {
      const { config, problems } = readBotConfig({ ...bot, [name]: '' });
      expect([config, problems]).toEqual([undefined, [`${name} is not set`]]);
    },
  );

  it.each([
    ['SLACK_MODE', 'socket', 'SLACK_MODE must be http with SLACK_CLIENT_ID'],
    ['SLACK_BOT_TOKEN', 'xoxb-1', 'SLACK_BOT_TOKEN and SLACK_CLIENT_ID are both set'],
    ['SLACK_TEAMS', 'T0FIRST,E0ORG', 'SLACK_TEAMS must be ids of Slack workspaces'],
    ['SLACK_STATE_SECRET', 'short', 'SLACK_STATE_SECRET must have 32 characters'],
    ['SLACK_CLIENT_ID', 'A0APP', 'SLACK_CLIENT_ID must be a client id'],
    ['PUBLIC_URL', 'http://adjutant.example', 'PUBLIC_URL must be https'],
    ['SLACK_API_URL', 'http://127.0.0.1:1/api/', 'SLACK_CLIENT_SECRET looks real'],
  ])('is refused where %s is %s', (name, value, why) => {
    const { config, problems } = readBotConfig({ ...bot, [name]: value });
    expect(config).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(why)]);
    expect(problems.join()).not.toContain('hunter');
  });
});
