import type { Logger } from 'pino';
import type { Examples } from './examples.ts';
import type { TemporalDoor } from './temporal-door.ts';

/** All that the bot needs from outside. */
export interface BotDeps {
  slack: {
    botToken: string;
    /** For Socket Mode. */
    appToken: string;
    apiUrl: string;
  };
  temporal: TemporalDoor;
  examples: Examples;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
}
