import { randomBytes } from 'node:crypto';
import type { Documents } from '../documents.ts';

/** The access tokens that were given out, over restarts. */
export interface Tokens {
  issue: () => string;
  isValid: (token: unknown) => boolean;
  /** From now on none of them is valid. */
  revoke: () => void;
}

const lifetimeMs = 48 * 3_600_000;

/** @param now Unix milliseconds */
export function openTokens(documents: Documents, now: () => number): Tokens {
  const issued = new Map(documents.all<Issued>('tokens').map((entry) => [entry.token, entry]));
  return {
    issue: () => {
      const entry = { token: randomBytes(24).toString('base64url'), at: now() };
      issued.set(entry.token, entry);
      documents.put('tokens', entry.token, entry);
      return entry.token;
    },
    isValid: (token) => {
      const entry = typeof token === 'string' ? issued.get(token) : undefined;
      return entry !== undefined && now() < entry.at + lifetimeMs;
    },
    revoke: () => {
      for (const token of issued.keys()) documents.remove('tokens', token);
      issued.clear();
    },
  };
}

interface Issued {
  token: string;
  /** Unix milliseconds. */
  at: number;
}
