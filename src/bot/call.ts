import type { ModalView, PlainTextElement, PlainTextOption } from '@slack/types';
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

/** Somebody used a shortcut, on a message or anywhere. */
export interface ShortcutCall extends Call {
  /** Where it was used; empty for one that is used anywhere. */
  channel: string;
  triggerId: string;
  /** The message it was used on, as Slack hands it over. */
  message: Record<string, unknown> | undefined;
}

/** Slack's Workflow Builder runs one of our steps in the name of somebody. */
export interface StepCall {
  by: Person;
  /** With the token of the step: it reads files of the workflow's forms that the bot's own does not, and does not last. */
  slack: WebClient;
  /** Its execution; the same for a second delivery. */
  step: string;
  /** What the workflow gives it. */
  inputs: Record<string, unknown>;
}

/** Somebody pressed a button, or chose in a select. */
export interface ActionCall extends Call {
  /** The button's, or the chosen option's. */
  value: string;
  /** The form it was done in; absent in messages and on the Home tab. */
  view: OpenForm | undefined;
  /** It was done on the Home tab, which is in no channel and shows no messages. */
  isHome: boolean;
  triggerId: string;
  /** The same for a second delivery of this press, and for no other press. */
  pressId: string;
}

/** A form with what its fields hold. */
export interface OpenForm {
  viewId: string;
  /** Changes with every update of the form. */
  hash: string;
  privateMetadata: string;
  /** Block id → action id → state. */
  values: unknown;
}

/** Somebody sent a form, perhaps long after they opened it. */
export interface ViewCall extends OpenForm {
  by: Person;
  slack: WebClient;
}

/** Somebody types into a select whose options the bot is asked for. */
export interface OptionsCall {
  by: Person;
  typed: string;
  blockId: string;
  view: OpenForm | undefined;
}

/** What went wrong with a form, by block id. */
export type FieldErrors = Record<string, string>;

/** Runs after Slack has its acknowledgement; what it returns is shown to the person alone. */
export type CommandHandler = (call: CommandCall, deps: BotDeps) => Promise<Message | undefined>;
/** Starts what ends the step, or throws why it cannot. */
export type StepHandler = (call: StepCall, deps: BotDeps) => Promise<void>;
export type ShortcutHandler = (call: ShortcutCall, deps: BotDeps) => Promise<Message | undefined>;
export type ActionHandler = (call: ActionCall, deps: BotDeps) => Promise<Message | undefined>;

/** Why a form does not close: what is wrong by field, or what is shown in its place. */
export type FormAnswer = { errors: FieldErrors } | { view: ModalView };

/** Runs before the acknowledgement, so it has less than 3 s. With an answer the form stays open. */
export type ViewHandler = (call: ViewCall, deps: BotDeps) => Promise<FormAnswer | undefined>;

/** Options of a select, or groups of them. */
export type Options =
  | { options: PlainTextOption[] }
  | { option_groups: { label: PlainTextElement; options: PlainTextOption[] }[] };

/** Runs before the acknowledgement, so it has less than 3 s. */
export type OptionsHandler = (call: OptionsCall, deps: BotDeps) => Promise<Options>;
