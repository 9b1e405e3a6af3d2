import type { FetchFunction } from '@slack/web-api';
import type { Logger } from 'pino';
import type { FollowDelivery } from '../shared/follow.ts';
import type { Installations } from '../slack/installations.ts';
import type { SlackApp } from '../slack/renew-token.ts';
import type { Examples } from './examples.ts';
import type { TemporalDoor } from './temporal-door.ts';

/** How Slack hands over what people do. */
export type SlackDoor =
  | { mode: 'socket'; appToken: string }
  /** Port 0 is one that the system chooses. */
  | { mode: 'http'; signingSecret: string; port: number };

/** How workspaces install the app. */
export interface SlackOAuth extends SlackApp {
  /** Signs what a browser brings back from Slack. */
  stateSecret: string;
  /** Ids of the workspaces that may install it. */
  teams: readonly string[];
  /** Where browsers reach the bot, without a path. */
  publicUrl: string;
  installations: Installations;
}

/** All that the bot needs from outside. */
export interface BotDeps {
  slack: { apiUrl: string; door: SlackDoor } & (
    | { botToken: string }
    /** Many workspaces, each with a token of its own. */
    | { oauth: SlackOAuth }
  );
  temporal: TemporalDoor;
  examples: Examples;
  log: Logger;
  /** Looks on at all that Slack delivers. */
  follow?: FollowDelivery | undefined;
  /** Told where something fails and a person gets a reference instead. */
  failed?: (() => void) | undefined;
  /** The way to Slack's Web API, where somebody looks on at it. */
  slackFetch?: FetchFunction | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
}
