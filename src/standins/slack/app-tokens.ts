import { randomBytes } from 'node:crypto';
import { SlackError } from './slack-error.ts';
import { standinBotToken } from './tokens.ts';

/** Tokens that installing the app brings, beside the fixed one. */
export interface AppTokens {
  /** What the browser brings back to the app; good once. */
  code(redirectUri: string): string;
  /** @throws SlackError `invalid_code` or `bad_redirect_uri` */
  redeem(code: string, redirectUri: string | undefined): IssuedToken;
  /** Another token, and another refresh token. @throws SlackError `invalid_refresh_token` */
  refresh(refreshToken: string): IssuedToken;
  /** @throws SlackError where it is no token of a bot, or none that holds */
  check(token: string): void;
  revoke(token: string): void;
  revokeAll(): void;
}

export interface IssuedToken {
  token: string;
  refreshToken: string;
  expiresInSeconds: number;
}

const lifeSeconds = 12 * 3_600;

/** Tokens rotate: each ends after twelve hours. Nothing is remembered over restarts. */
export function createAppTokens(now: () => number): AppTokens {
  const codes = new Map<string, string>();
  const refreshTokens = new Set<string>();
  const ends = new Map<string, number>();

  return {
    code: (redirectUri) => {
      const code = random();
      codes.set(code, redirectUri);
      return code;
    },
    redeem: (code, redirectUri) => {
      const expected = codes.get(code);
      if (!codes.delete(code)) throw new SlackError('invalid_code');
      if (redirectUri !== expected) throw new SlackError('bad_redirect_uri');
      return issue();
    },
    refresh: (refreshToken) => {
      if (!refreshTokens.delete(refreshToken)) throw new SlackError('invalid_refresh_token');
      return issue();
    },
    check: (token) => {
      if (token === standinBotToken) return;
      const end = ends.get(token);
      if (end === undefined) throw new SlackError('invalid_auth');
      if (end <= now()) throw new SlackError('token_expired');
    },
    revoke: (token) => void ends.delete(token),
    revokeAll: () => {
      ends.clear();
      refreshTokens.clear();
    },
  };

  function issue(): IssuedToken {
    const token = `xoxe.xoxb-standin-${random()}`;
    const refreshToken = `xoxe-standin-${random()}`;
    ends.set(token, now() + lifeSeconds * 1000);
    refreshTokens.add(refreshToken);
    return { token, refreshToken, expiresInSeconds: lifeSeconds };
  }
}

const random = (): string => randomBytes(16).toString('hex');
