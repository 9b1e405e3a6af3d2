import type { Logger } from 'pino';
import type { Examples } from './examples.ts';
import type { TemporalDoor } from './temporal-door.ts';

/** How Slack hands over what people do. */
export type SlackDoor =
  | { mode: 'socket'; appToken: string }
  /** Port 0 is one that the system chooses. */
  | { mode: 'http'; signingSecret: string; port: number };

/** All that the bot needs from outside. */
export interface BotDeps {
  slack: {
    botToken: string;
    apiUrl: string;
    door: SlackDoor;
  };
  temporal: TemporalDoor;
  examples: Examples;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
}
