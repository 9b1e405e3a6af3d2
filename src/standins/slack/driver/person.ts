import type {
  ChannelView,
  DoorAnswer,
  Inbox,
  MessageView,
  OpenView,
  SubmitAnswer,
  SubmitDoor,
  StepAnswer,
  StepView,
  SuggestAnswer,
  Workspace,
} from '../doors.ts';
import type { JsonObject } from '../json-object.ts';
import { textOf } from '../reading/text-of.ts';
import { people } from '../seed.ts';
import type { DoorClient } from './door-client.ts';
import { placeOf, touched, type Touchable } from './touched.ts';
import { stateOf, typedValues, type TypedValues } from './typed-values.ts';

/** What one person does and sees. Channels are given as `adops`, `#adops`, by id, or `Adjutant` for the app's direct messages. */
export interface SlackPerson {
  id: string;
  /** Enters a slash command, e.g. `/adops launch`; answers once the app acknowledged. */
  command: (channel: string, text: string) => Promise<DoorAnswer>;
  say: (
    channel: string,
    text: string,
    more?: { threadTs?: string; files?: string[] },
  ) => Promise<void>;
  /** @returns the id of the file. */
  upload: (name: string, bytes: Uint8Array | string) => Promise<string>;
  download: (fileId: string) => Promise<Uint8Array>;
  /** Presses a button, or chooses in another element, of a message, a form or the Home tab. */
  press: (
    where: Touchable,
    labelOrId: string,
    chosen?: string | string[] | JsonObject,
    filledIn?: TypedValues,
  ) => Promise<DoorAnswer>;
  /** The form on top, as soon as there is one, and one that `accept`s. */
  view: (accept?: (view: OpenView) => boolean, patience?: Patience) => Promise<OpenView>;
  /** Fills the form on top and sends it; fields that are not given stay as they are. */
  submit: (values?: TypedValues) => Promise<SubmitAnswer>;
  /** Closes the form on top. */
  close: () => Promise<DoorAnswer>;
  /** Types into a select that the app fills. */
  suggest: (
    where: Touchable,
    labelOrId: string,
    typed: string,
    filledIn?: TypedValues,
  ) => Promise<SuggestAnswer>;
  /** Uses a shortcut of the app, by its name or callback id: anywhere, or on a message. */
  shortcut: (nameOrId: string, on?: MessageView) => Promise<DoorAnswer>;
  /** Runs a step of the app in a workflow of Slack's, in their name; `again`: delivers that execution once more. */
  runStep: (callbackId: string, inputs: JsonObject, again?: StepView) => Promise<StepAnswer>;
  /** A step once it is over. */
  stepEnded: (step: Pick<StepView, 'id'>, patience?: Patience) => Promise<StepView>;
  /** Opens the app's Home tab. */
  openHome: () => Promise<DoorAnswer>;
  /** The blocks of the Home tab, as soon as the app published it. */
  home: (patience?: Patience) => Promise<JsonObject[]>;
  inbox: () => Promise<Inbox>;
  /** Oldest first; with `threadTs` that thread with its start, else all that is in no thread. */
  messages: (channel: string, threadTs?: string) => Promise<MessageView[]>;
  /** The first message, there already or to come, that `accept`s. @throws with what is there instead. */
  waitFor: (
    channel: string,
    accept: (message: MessageView) => boolean,
    patience?: Patience,
  ) => Promise<MessageView>;
}

export interface Patience {
  /** 10,000 unless given. */
  timeoutMs?: number;
}

/** @throws when the workspace has nobody of that name. */
export function createPerson(doors: DoorClient, name: string): SlackPerson {
  const person = people.find((candidate) => candidate.name === name);
  if (person === undefined) {
    throw new Error(
      `Nobody is called ${name}. There are ${people.map((who) => who.name).join(', ')}.`,
    );
  }
  const user = person.id;
  const inbox = () => doors.get<Inbox>(`/_page/inbox?user=${user}`);
  const post = <T extends DoorAnswer>(door: string, body: object) =>
    doors.post<T>(`/_page/${door}`, { user, ...body });
  const top = async () => {
    const form = (await inbox()).views.at(-1);
    if (form === undefined) throw new Error(`${name} has no form open.`);
    return form;
  };

  return {
    id: user,
    inbox,
    command: async (channel, text) =>
      post('command', { channel: findChannel(await inbox(), channel).id, text }),
    say: async (channel, text, more) => {
      const { id } = findChannel(await inbox(), channel);
      requireOk(await post('message', { channel: id, text, ...more }));
    },
    upload: async (fileName, bytes) => {
      const path = `/_page/upload?user=${user}&name=${encodeURIComponent(fileName)}`;
      const body = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
      return requireOk(await doors.post<DoorAnswer & { fileId: string }>(path, body)).fileId;
    },
    download: (fileId) => doors.bytes(`/_page/files/${fileId}?user=${user}`),
    press: async (where, labelOrId, chosen, filledIn = {}) => {
      const now = await inbox();
      const { blockId, actionId, element } = touched(now, where, labelOrId);
      const state = chosen === undefined ? {} : { chosen: stateOf(element, chosen) };
      const values = valuesIn(where, filledIn);
      return post('action', { in: placeOf(now, where), blockId, actionId, values, ...state });
    },
    view: (accept = () => true, { timeoutMs = 10_000 } = {}) =>
      doors.until(user, ({ views }) => [views.at(-1)].find((form) => form && accept(form)), {
        timeoutMs,
        missing: (seen) => `${name} has no such form open; ${seen?.views.length ?? 0} are.`,
      }),
    submit: async (values = {}) => {
      const form = await top();
      return post('submit', { viewId: form.id, values: typedValues(form, values) });
    },
    close: async () => post('close', { viewId: (await top()).id }),
    suggest: async (where, labelOrId, typed, filledIn = {}) => {
      const now = await inbox();
      const { blockId, actionId } = touched(now, where, labelOrId);
      const values = valuesIn(where, filledIn);
      return post('suggest', { in: placeOf(now, where), blockId, actionId, value: typed, values });
    },
    shortcut: async (nameOrId, on) => {
      const { shortcuts } = await doors.get<Workspace>('/_page/workspace');
      const type = on === undefined ? 'global' : 'message';
      const known = shortcuts.filter((shortcut) => shortcut.type === type);
      const found = known.find(({ callbackId, name: shown }) =>
        [callbackId, shown].includes(nameOrId),
      );
      const callbackId = found?.callbackId ?? nameOrId;
      return post('shortcut', { callbackId, ...(on && { on: placeOf(await inbox(), on) }) });
    },
    runStep: async (callbackId, inputs, again) =>
      post<StepAnswer>('step', { callbackId, inputs, ...(again && { again: again.id }) }),
    stepEnded: ({ id }, { timeoutMs = 10_000 } = {}) =>
      doors.until(
        user,
        ({ steps }) => steps.find((step) => step.id === id && step.state !== 'running'),
        { timeoutMs, missing: () => `The step ${id} of ${name} does not end.` },
      ),
    openHome: () => post('home', {}),
    home: ({ timeoutMs = 10_000 } = {}) =>
      doors.until(user, ({ home }) => home?.blocks, {
        timeoutMs,
        missing: () => `Nothing is published on the Home tab of ${name}.`,
      }),
    messages: async (channel, threadTs) => inChannel(await inbox(), channel, threadTs),
    waitFor: (channel, accept, { timeoutMs = 10_000 } = {}) =>
      doors.until(user, (seen) => allIn(seen, channel).find(accept), {
        timeoutMs,
        missing: (seen) =>
          `No such message in ${channel} for ${name}. There is:\n${seen ? told(allIn(seen, channel)) : 'nothing'}`,
      }),
  };
}

/** Only a form has fields to fill in. */
function valuesIn(where: Touchable, filledIn: TypedValues): SubmitDoor['values'] {
  return where !== 'home' && 'view' in where ? typedValues(where, filledIn) : {};
}

function findChannel({ channels }: Inbox, name: string): ChannelView {
  const wanted = name.replace(/^#/, '');
  const channel = channels.find(
    (candidate) => candidate.id === wanted || candidate.name === wanted,
  );
  if (channel !== undefined) return channel;
  throw new Error(`No channel ${name}. There are ${channels.map((it) => it.name).join(', ')}.`);
}

function allIn(inbox: Inbox, channel: string): MessageView[] {
  return inbox.messages[findChannel(inbox, channel).id] ?? [];
}

function inChannel(inbox: Inbox, channel: string, threadTs: string | undefined): MessageView[] {
  return allIn(inbox, channel).filter((message) =>
    threadTs === undefined
      ? message.threadTs === undefined
      : message.ts === threadTs || message.threadTs === threadTs,
  );
}

function told(messages: MessageView[]): string {
  return messages.map((message) => `- ${message.user}: ${textOf(message)}`).join('\n');
}

function requireOk<T extends DoorAnswer>(answer: T): T {
  if (!answer.ok) throw new Error(`Slack refused: ${answer.error}`);
  return answer;
}
