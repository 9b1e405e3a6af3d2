import type { WebClient } from '@slack/web-api';
import type { Message } from '../messages/kit/message.ts';
import type { Person } from '../shared/launch.ts';
import type { BotDeps } from './deps.ts';

interface Call {
  by: Person;
  /** Where they did it. */
  channel: string;
  slack: WebClient;
}

/** Somebody typed a sub-command. */
export interface CommandCall extends Call {
  /** What they typed after it. */
  words: string;
  triggerId: string;
}

/** Somebody pressed a button. */
export interface ActionCall extends Call {
  value: string;
  triggerId: string;
  /** The same for a second delivery of this press, and for no other press. */
  pressId: string;
}

/** Somebody sent a form, perhaps long after they opened it. */
export interface ViewCall {
  by: Person;
  slack: WebClient;
  viewId: string;
  privateMetadata: string;
  /** Block id → action id → state. */
  values: unknown;
}

/** What went wrong with a form, by block id. */
export type FieldErrors = Record<string, string>;

/** Runs after Slack has its acknowledgement; what it returns is shown to the person alone. */
export type CommandHandler = (call: CommandCall, deps: BotDeps) => Promise<Message | undefined>;
export type ActionHandler = (call: ActionCall, deps: BotDeps) => Promise<Message | undefined>;

/** Runs before the acknowledgement, so it has less than 3 s. With errors the form stays open and shows them. */
export type ViewHandler = (call: ViewCall, deps: BotDeps) => Promise<FieldErrors | undefined>;
