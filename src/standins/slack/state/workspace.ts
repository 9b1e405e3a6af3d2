import { randomBytes } from 'node:crypto';
import { openDocuments } from '../../documents.ts';
import { channels } from '../seed.ts';
import { createChanges, type Changes } from './changes.ts';
import { openCollection, type Collection } from './collection.ts';
import {
  messageId,
  type Channel,
  type Home,
  type Message,
  type ResponseUrl,
  type Standing,
  type StepExecution,
  type StoredFile,
  type StoredView,
} from './records.ts';

/** All that the simulated Slack remembers; a killed stand-in comes back with it. */
export interface Workspace {
  channels: Collection<Channel>;
  messages: Collection<Message>;
  files: Collection<StoredFile>;
  /** Open modals; of one person the topmost last. */
  views: Collection<StoredView>;
  homes: Collection<Home>;
  responseUrls: Collection<ResponseUrl>;
  standings: Collection<Standing>;
  executions: Collection<StepExecution>;
  changes: Changes;
  /** Unix milliseconds. */
  now: () => number;
  /** A time stamp no message has yet, as Slack writes them: `1764500000.000100`. */
  nextTs: () => string;
  newId: (prefix: string) => string;
  newHash: () => string;
  close: () => void;
}

export function openWorkspace({
  file,
  now = Date.now,
}: {
  file?: string | undefined;
  now?: (() => number) | undefined;
}): Workspace {
  const documents = openDocuments(file);
  const changes = createChanges();
  const open = <T>(kind: string, id: (value: T) => string) =>
    openCollection<T>(documents, { kind, id, changed: changes.changed });

  const messages = open<Message>('message', ({ channel, ts }) => messageId(channel, ts));
  const workspace: Workspace = {
    channels: open<Channel>('channel', ({ id }) => id),
    messages,
    files: open<StoredFile>('file', ({ id }) => id),
    views: open<StoredView>('view', ({ id }) => id),
    homes: open<Home>('home', ({ user }) => user),
    responseUrls: open<ResponseUrl>('response-url', ({ id }) => id),
    standings: open<Standing>('standing', ({ user }) => user),
    executions: open<StepExecution>('step', ({ id }) => id),
    changes,
    now,
    nextTs: createClock(
      now,
      messages.all().map(({ ts }) => ts),
    ),
    newId: (prefix) => prefix + randomBytes(5).toString('hex').toUpperCase(),
    newHash: () => `${Math.floor(now() / 1000)}.${randomBytes(4).toString('hex')}`,
    close: () => documents.close(),
  };
  if (workspace.channels.all().length === 0) channels.forEach(workspace.channels.put);
  return workspace;
}

function createClock(now: () => number, taken: string[]): () => string {
  let last = taken.reduce((latest, ts) => Math.max(latest, microseconds(ts)), 0);
  return () => {
    last = Math.max(Math.floor(now()) * 1000, last + 1);
    const digits = String(last).padStart(16, '0');
    return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
  };
}

const microseconds = (ts: string) => Number(ts.replace('.', ''));
