import { WebClient, type WebClientOptions } from '@slack/web-api';

/** Has a new token for a refresh token, which is worth nothing from then on. */
export type RenewToken = (
  refreshToken: string,
) => Promise<{ botToken: string; refreshToken: string; livesMs: number }>;

/** The Slack app, as Slack knows it. */
export interface SlackApp {
  clientId: string;
  clientSecret: string;
}

export function createRenewToken(
  options: WebClientOptions,
  { clientId, clientSecret }: SlackApp,
): RenewToken {
  const slack = new WebClient(undefined, options);
  return async (refreshToken) => {
    const {
      access_token: botToken,
      refresh_token: next,
      expires_in: livesSeconds,
    } = await slack.oauth.v2.access({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    if (botToken === undefined || next === undefined || livesSeconds === undefined) {
      throw new Error('Slack renewed a token, but handed none over.');
    }
    return { botToken, refreshToken: next, livesMs: livesSeconds * 1000 };
  };
}
