import type { JsonObject } from '../json-object.ts';

export interface Channel {
  id: string;
  /** Without `#`; of a direct message the other's id. */
  name: string;
  topic: string;
  isDirect: boolean;
  isArchived: boolean;
  members: string[];
  /** Unix seconds. */
  created: number;
}

export interface Message {
  channel: string;
  ts: string;
  user: string;
  text: string;
  blocks?: JsonObject[] | undefined;
  threadTs?: string | undefined;
  editedTs?: string | undefined;
  /** Seen by this person only; no method of the Web API finds it. */
  ephemeralTo?: string | undefined;
  files: string[];
  metadata?: MessageMetadata | undefined;
  /** What the inputs in the message hold. */
  inputs?: InputStates | undefined;
  /** The start of a thread that was deleted while it had replies. */
  isTombstone?: true | undefined;
}

export interface MessageMetadata {
  event_type: string;
  event_payload: JsonObject;
}

/** Block id → action id → state, as in `view.state.values`. */
export type InputStates = Record<string, Record<string, JsonObject>>;

export interface StoredFile {
  id: string;
  name: string;
  title: string;
  altText?: string | undefined;
  user: string;
  /** Unix seconds. */
  created: number;
  size: number;
  /** Missing until the bytes were sent. */
  base64?: string | undefined;
  /** Shared somewhere, or handed to the app in a form. */
  isComplete: boolean;
  /** Given to the app in a form, so that it may read it wherever it was shared. */
  isForApp: boolean;
}

export interface StoredView {
  id: string;
  user: string;
  hash: string;
  view: JsonObject;
  inputs: InputStates;
  rootId: string;
  previousId?: string | undefined;
}

export interface Home {
  user: string;
  id: string;
  hash: string;
  view: JsonObject;
}

/** Where an app may answer a command or a press: 5 times within 30 minutes. */
export interface ResponseUrl {
  id: string;
  user: string;
  channel: string;
  expiresAtMs: number;
  uses: number;
  /** The message that was pressed on, for `replace_original`. */
  messageTs?: string | undefined;
}

/** Where somebody of the workspace stands by now, when that is no longer as they began. */
export interface Standing {
  user: string;
  /** They have left: Slack still knows them, and they can do nothing. */
  isDeactivated: boolean;
  /** A guest of our own workspace. */
  isRestricted: boolean;
}

/** A step of the app in a workflow that somebody built. */
export interface StepExecution {
  id: string;
  callbackId: string;
  /** In whose name it runs. */
  user: string;
  inputs: JsonObject;
  token: string;
  state: 'running' | 'done' | 'failed';
  outputs?: JsonObject;
  error?: string;
}

export const messageId = (channel: string, ts: string): string => `${channel}/${ts}`;
