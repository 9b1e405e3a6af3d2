import { z } from 'zod';
import { app, people, team } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { standinClientId, standinClientSecret } from '../tokens.ts';
import { method } from './method.ts';

const Access = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  grant_type: z.string().optional(),
  refresh_token: z.string().optional(),
});

export const oauth = {
  'oauth.v2.access': method(Access, (given, { appTokens }) => {
    if (given.client_id !== standinClientId) throw new SlackError('invalid_client_id');
    if (given.client_secret !== standinClientSecret) throw new SlackError('bad_client_secret');
    const isRefresh = given.grant_type === 'refresh_token';
    const { token, refreshToken, expiresInSeconds } = isRefresh
      ? appTokens.refresh(given.refresh_token ?? '')
      : appTokens.redeem(given.code ?? '', given.redirect_uri);
    return {
      access_token: token,
      refresh_token: refreshToken,
      expires_in: expiresInSeconds,
      token_type: 'bot',
      scope: 'commands,chat:write',
      bot_user_id: app.botUser,
      app_id: app.id,
      team: { id: team.id, name: team.name },
      enterprise: null,
      is_enterprise_install: false,
      ...(!isRefresh && { authed_user: { id: people[0]?.id ?? '' } }),
    };
  }),

  'auth.revoke': method(z.object({ token: z.string() }), ({ token }, { appTokens }) => {
    appTokens.revoke(token);
    return { revoked: true };
  }),
};
