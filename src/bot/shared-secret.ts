import type { BotDeps } from './deps.ts';

/** What bot and workers both have, and nobody else: with many workspaces no token, since tokens are renewed. */
export const sharedSecret = (slack: BotDeps['slack']): string =>
  'oauth' in slack ? slack.oauth.clientSecret : slack.botToken;
