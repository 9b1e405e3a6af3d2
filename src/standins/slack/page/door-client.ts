import type {
  ActionDoor,
  CloseDoor,
  CommandDoor,
  DoorAnswer,
  Inbox,
  MessageDoor,
  ShortcutDoor,
  SubmitAnswer,
  SubmitDoor,
  SuggestAnswer,
  SuggestDoor,
  Workspace,
} from '../doors.ts';

/** The doors of the simulated Slack, for one page. None of them throws but the first two. */
export interface Doors {
  workspace(): Promise<Workspace>;
  inbox(user: string): Promise<Inbox>;
  events(user: string): EventSource;
  command(door: CommandDoor): Promise<DoorAnswer>;
  message(door: MessageDoor): Promise<DoorAnswer>;
  action(door: ActionDoor): Promise<DoorAnswer>;
  submit(door: SubmitDoor): Promise<SubmitAnswer>;
  close(door: CloseDoor): Promise<DoorAnswer>;
  shortcut(door: ShortcutDoor): Promise<DoorAnswer>;
  suggest(door: SuggestDoor): Promise<SuggestAnswer>;
  home(user: string): Promise<DoorAnswer>;
  upload(user: string, file: File): Promise<DoorAnswer & { fileId?: string }>;
  fileUrl(user: string, fileId: string): string;
}

/** What `error` says where the simulated Slack itself gave no answer. */
export const unreachable = 'unreachable';

export function createDoors(): Doors {
  return {
    workspace: () => get<Workspace>('/_page/workspace'),
    inbox: (user) => get<Inbox>(forUser('/_page/inbox', user)),
    events: (user) => new EventSource(forUser('/_page/events', user)),
    command: (door) => post('/_page/command', door),
    message: (door) => post('/_page/message', door),
    action: (door) => post('/_page/action', door),
    submit: (door) => post('/_page/submit', door),
    close: (door) => post('/_page/close', door),
    shortcut: (door) => post('/_page/shortcut', door),
    suggest: (door) => post('/_page/suggest', door),
    home: (user) => post('/_page/home', { user }),
    upload: (user, file) =>
      send(`/_page/upload?${new URLSearchParams({ user, name: file.name })}`, file, file.type),
    fileUrl: (user, fileId) => forUser(`/_page/files/${encodeURIComponent(fileId)}`, user),
  };
}

const forUser = (path: string, user: string) => `${path}?${new URLSearchParams({ user })}`;

async function get<T extends object>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return read<T>(response);
}

function post<T extends DoorAnswer>(path: string, body: object): Promise<T | DoorAnswer> {
  return send<T>(path, JSON.stringify(body), 'application/json');
}

async function send<T extends DoorAnswer>(
  path: string,
  body: BodyInit,
  type: string,
): Promise<T | DoorAnswer> {
  try {
    return await read<T>(
      await fetch(path, { method: 'POST', body, headers: { 'content-type': type } }),
    );
  } catch {
    return { ok: false, error: unreachable };
  }
}

async function read<T extends object>(response: Response): Promise<T> {
  // Page and doors are one program, built together: what `json` gives is believed.
  const answer: T = await response.json();
  return answer;
}
