import type { DoorAnswer, Inbox } from '../doors.ts';

/** Plain calls of the doors, and waiting on their events. */
export interface DoorClient {
  get: <T>(path: string) => Promise<T>;
  post: <T extends DoorAnswer>(path: string, body: unknown) => Promise<T>;
  bytes: (path: string) => Promise<Uint8Array>;
  /** Looks at what `user` sees now, and again at each change. @throws after `timeoutMs` with what is `missing`. */
  until: <T>(
    user: string,
    look: (inbox: Inbox) => T | undefined,
    options: { timeoutMs: number; missing: (inbox: Inbox | undefined) => string },
  ) => Promise<T>;
}

export function createDoorClient(url: string): DoorClient {
  const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => {
    const response = await fetch(`${url}${path}`, signal ? { signal } : {});
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return read<T>(response);
  };
  return {
    get: (path) => get(path),
    post: async <T extends DoorAnswer>(path: string, body: unknown) => {
      const isBytes = body instanceof Uint8Array;
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body: isBytes ? Buffer.from(body) : JSON.stringify(body),
      });
      if (response.status >= 400) throw new Error(`${path}: ${await response.text()}`);
      return read<T>(response);
    },
    bytes: async (path) => {
      const response = await fetch(`${url}${path}`);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    until: async (user, look, { timeoutMs, missing }) => {
      const patience = AbortSignal.timeout(timeoutMs);
      let seen: Inbox | undefined;
      try {
        const events = await fetch(`${url}/_page/events?user=${user}`, { signal: patience });
        const changes = events.body?.getReader();
        while ((await changes?.read())?.done === false) {
          seen = await get<Inbox>(`/_page/inbox?user=${user}`, patience);
          const found = look(seen);
          if (found === undefined) continue;
          await changes?.cancel();
          return found;
        }
      } catch (error) {
        if (!patience.aborted) throw error;
      }
      if (!patience.aborted) throw new Error('The simulated Slack went away.');
      throw new Error(`${missing(seen)} (waited ${timeoutMs} ms)`);
    },
  };
}

/** The stand-in is part of this program: its answers have the types of `doors.ts`. */
async function read<T>(response: Response): Promise<T> {
  const answer: T = await response.json();
  return answer;
}
