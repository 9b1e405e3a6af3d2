/**
 * What people (through the page) and tests (through the driver) say to the simulated Slack, as JSON over
 * HTTP on loopback. None of it is part of Slack. Every POST answers `DoorAnswer`.
 *
 * | door                          | body or query                | answer                                  |
 * |-------------------------------|------------------------------|-----------------------------------------|
 * | GET /_page/workspace          |                              | `Workspace`                             |
 * | GET /_page/inbox?user=        |                              | `Inbox`: all that user can see now      |
 * | GET /_page/events?user=       |                              | SSE; `data: {"seq": 12}` at each change |
 * | GET /_page/files/{id}?user=   |                              | the bytes                               |
 * | POST /_page/command           | `CommandDoor`                | after the app's ack, 3 s at most        |
 * | POST /_page/message           | `MessageDoor`                |                                         |
 * | POST /_page/action            | `ActionDoor`                 | after the app's ack, 3 s at most        |
 * | POST /_page/submit            | `SubmitDoor`                 | after the app's ack, 3 s at most        |
 * | POST /_page/close             | `CloseDoor`                  |                                         |
 * | POST /_page/suggest           | `SuggestDoor`                | `SuggestAnswer`                         |
 * | POST /_page/shortcut          | `ShortcutDoor`               | after the app's ack, 3 s at most        |
 * | POST /_page/step              | `StepDoor`                   | `StepAnswer`, after the app's ack       |
 * | POST /_page/home              | `{ user }`                   | opens App Home (app_home_opened)        |
 * | POST /_page/upload?user=&name=| raw bytes                    | `DoorAnswer & { fileId }`               |
 * | POST /_control/faults         | `SlackFault[]`               | replaces the script                     |
 * | GET /_control/calls           |                              | `WebApiCall[]`: the last 5,000          |
 * | POST /_control/socket         | `string[]`                   | put on the socket as they are           |
 * | POST /_control/standing       | `StandingDoor`               | from now on                             |
 */
export interface DoorAnswer {
  ok: boolean;
  /** Slack's own word where it has one, e.g. `operation_timeout`, `dispatch_failed`. */
  error?: string;
  /** What exactly is wrong with what the app acknowledged with. */
  messages?: string[];
}

export interface Workspace {
  team: { id: string; name: string };
  app: { id: string; botUser: string; name: string };
  users: DemoUser[];
  /** Slash commands the app has, with usage hint and description. */
  commands: { command: string; usageHint: string; description: string }[];
  /** Shortcuts the app has: used anywhere, or on a message. */
  shortcuts: { callbackId: string; type: 'global' | 'message'; name: string }[];
}

export interface DemoUser {
  id: string;
  /** Handle, e.g. `mara`. */
  name: string;
  realName: string;
  /** Role shown beside the name, e.g. `Trafficker`. */
  title: string;
  timeZone: string;
  teamId: string;
  /** From another company, here through a shared channel. */
  isStranger: boolean;
}

export interface Inbox {
  user: DemoUser;
  channels: ChannelView[];
  /** By channel id, oldest first; thread replies are in the list with `threadTs`. */
  messages: Record<string, MessageView[]>;
  /** Open modals, the topmost last. */
  views: OpenView[];
  /** Steps that ran in their name, oldest first. */
  steps: StepView[];
  /** The published App Home, if any. */
  home?: { blocks: Record<string, unknown>[] };
}

export interface ChannelView {
  id: string;
  /** Without `#`; for a direct message the other's name. */
  name: string;
  topic: string;
  isDirect: boolean;
  members: string[];
}

export interface MessageView {
  ts: string;
  /** `USLACKBOT` where Slack itself tells that something failed. */
  user: string;
  isBot: boolean;
  text: string;
  blocks?: Record<string, unknown>[];
  threadTs?: string;
  editedTs?: string;
  /** Seen by this reader only. */
  ephemeral: boolean;
  files: FileView[];
  metadata?: { event_type: string; event_payload: Record<string, unknown> };
}

export interface FileView {
  id: string;
  name: string;
  title: string;
  /** For those who cannot see it. */
  altText?: string;
  size: number;
  mimetype: string;
  user: string;
}

export interface OpenView {
  id: string;
  hash: string;
  /** The view as the app gave it: title, blocks, submit, close, private_metadata, callback_id. */
  view: Record<string, unknown>;
}

export interface CommandDoor {
  user: string;
  channel: string;
  /** The whole line, e.g. `/adops launch`. */
  text: string;
}

export interface MessageDoor {
  user: string;
  channel: string;
  text: string;
  threadTs?: string;
  files?: string[];
}

/** A press or a choice; `chosen` carries what a select, picker or checkbox group now holds, as Slack's action has it. */
export interface ActionDoor {
  user: string;
  /** Where the element is: a message, a modal, or the Home tab. */
  in: { channel: string; ts: string } | { viewId: string } | { home: true };
  blockId: string;
  actionId: string;
  chosen?: Record<string, unknown>;
  /** In a modal: what all its fields hold now, as in `SubmitDoor`. */
  values?: SubmitDoor['values'];
}

export interface ShortcutDoor {
  user: string;
  callbackId: string;
  /** The message it is used on; absent for one that is used anywhere. */
  on?: { channel: string; ts: string };
}

/** A workflow that somebody built in Workflow Builder comes to a step of the app. */
export interface StepDoor {
  /** In whose name. */
  user: string;
  callbackId: string;
  inputs: Record<string, unknown>;
  /** Id of an execution that is delivered once more. */
  again?: string;
}

export interface StepAnswer extends DoorAnswer {
  execution: StepView;
}

export interface StepView {
  id: string;
  callbackId: string;
  state: 'running' | 'done' | 'failed';
  outputs?: Record<string, unknown>;
  error?: string;
}

export interface SubmitDoor {
  user: string;
  viewId: string;
  /** Block id → action id → the element's state as in `view.state.values`; files as `{ type: 'file_input', files: [{ id }] }`. */
  values: Record<string, Record<string, Record<string, unknown>>>;
}

/** `ok` with `errors` means the form stays open and shows them by block id. */
export interface SubmitAnswer extends DoorAnswer {
  errors?: Record<string, string>;
}

export interface CloseDoor {
  user: string;
  viewId: string;
}

export interface SuggestDoor {
  user: string;
  in: ActionDoor['in'];
  blockId: string;
  actionId: string;
  value: string;
  /** In a modal: what all its fields hold now, as in `SubmitDoor`. */
  values?: SubmitDoor['values'];
}

export interface SuggestAnswer extends DoorAnswer {
  /** All options, those of groups too. */
  options?: Record<string, unknown>[];
  /** As the app gave them, when it gave groups. */
  optionGroups?: Record<string, unknown>[];
}

/** The next call of `method` (after `skip` undisturbed ones) goes wrong in this way, once. */
export interface SlackFault {
  method: string;
  skip?: number;
  fault:
    | { kind: 'ratelimited'; retryAfterSeconds: number }
    | { kind: 'error'; error: string }
    | { kind: 'status'; status: number }
    | { kind: 'delay'; ms: number }
    /** The connection is cut before or after the call took effect. */
    | { kind: 'reset'; when: 'before' | 'after' };
}

/** Somebody leaves, or becomes a guest of the workspace; what is not given is not so. */
export interface StandingDoor {
  /** User id. */
  user: string;
  /** `users.info` tells that they are deleted, and no door does anything for them. */
  isDeactivated?: boolean;
  isRestricted?: boolean;
}

export interface WebApiCall {
  method: string;
  at: string;
  ok: boolean;
  error?: string;
  arguments: Record<string, unknown>;
}
