import { randomBytes } from 'node:crypto';
import { SlackError } from './slack-error.ts';

/** Permissions to open a form: each for 3 seconds and once. */
export interface Triggers {
  issue: (user: string) => string;
  /**
   * @returns whose screen the form may open on.
   * @throws SlackError `invalid_trigger_id`, `expired_trigger_id`, `exchanged_trigger_id`.
   */
  exchange: (id: string) => string;
}

export function createTriggers(now: () => number): Triggers {
  const triggers = new Map<string, { user: string; expiresAtMs: number; isUsed: boolean }>();
  return {
    issue: (user) => {
      const id = `${Math.floor(now())}.${triggers.size}.${randomBytes(16).toString('hex')}`;
      triggers.set(id, { user, expiresAtMs: now() + lifetimeMs, isUsed: false });
      return id;
    },
    exchange: (id) => {
      const trigger = triggers.get(id);
      if (trigger === undefined) throw new SlackError('invalid_trigger_id');
      if (trigger.isUsed) throw new SlackError('exchanged_trigger_id');
      if (now() > trigger.expiresAtMs) throw new SlackError('expired_trigger_id');
      trigger.isUsed = true;
      return trigger.user;
    },
  };
}

const lifetimeMs = 3_000;
