import type { FetchFunction } from '@slack/web-api';
import type { Logger } from 'pino';
import { createTextCipher } from './codec/text-cipher.ts';
import type { PayloadKeys } from './codec/payload-keys.ts';
import { slackClientOptions } from './slack/client-options.ts';
import { createInstallations, type Installations } from './slack/installations.ts';
import { createRenewToken } from './slack/renew-token.ts';
import type { Store } from './store/open-store.ts';

/** What a process is told of the workspaces that install the app. */
export interface OAuthConfig {
  SLACK_API_URL: string;
  SLACK_CLIENT_ID: string;
  SLACK_CLIENT_SECRET: string;
  /** Ids of the workspaces that may install it, the main one first. */
  SLACK_TEAMS: string[];
  PAYLOAD_KEY: PayloadKeys;
}

/** The installations in a store, encrypted with the key that encrypts payloads. */
export function openInstallations(
  config: OAuthConfig,
  {
    store,
    log,
    fetch,
  }: { store: Pick<Store, 'installations'>; log: Logger; fetch?: FetchFunction | undefined },
): Installations {
  const app = { clientId: config.SLACK_CLIENT_ID, clientSecret: config.SLACK_CLIENT_SECRET };
  return createInstallations({
    table: store.installations,
    cipher: createTextCipher(config.PAYLOAD_KEY),
    renew: createRenewToken(slackClientOptions(config.SLACK_API_URL, fetch), app),
    log,
    now: Date.now,
  });
}
