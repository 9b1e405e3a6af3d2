import type { FetchFunction } from '@slack/web-api';
import type { Logger } from 'pino';
import type { BotDeps } from './bot/deps.ts';
import { openInstallations, type OAuthConfig } from './open-installations.ts';
import { openStore } from './store/open-store.ts';

type SlackConfig = Pick<BotDeps['slack'], 'door'> & { SLACK_API_URL: string } & (
    | { SLACK_BOT_TOKEN: string }
    | (OAuthConfig & { DATABASE_URL: string; SLACK_STATE_SECRET: string; PUBLIC_URL: string })
  );

/**
 * How the bot knows the workspaces it serves: by a token, or by who installed the app, which is in the store.
 * @throws StoreError when that cannot be used
 */
export async function slackOfBot(
  config: SlackConfig,
  { log, fetch }: { log: Logger; fetch?: FetchFunction | undefined },
): Promise<{ slack: BotDeps['slack']; close: () => Promise<void> }> {
  const { SLACK_API_URL: apiUrl, door } = config;
  if (!('SLACK_CLIENT_ID' in config)) {
    const slack = { apiUrl, door, botToken: config.SLACK_BOT_TOKEN };
    return { slack, close: () => Promise.resolve() };
  }
  // The bot calls no service, so that nothing is counted.
  const store = await openStore({ databaseUrl: config.DATABASE_URL, searchAccount: '' });
  const oauth = {
    clientId: config.SLACK_CLIENT_ID,
    clientSecret: config.SLACK_CLIENT_SECRET,
    stateSecret: config.SLACK_STATE_SECRET,
    teams: config.SLACK_TEAMS,
    publicUrl: config.PUBLIC_URL,
    installations: openInstallations(config, { store, log, fetch }),
  };
  return { slack: { apiUrl, door, oauth }, close: () => store.close() };
}
