import { useEffect, useState } from 'react';
import type { Inbox } from '../doors.ts';
import type { Doors } from './door-client.ts';
import { followInbox } from './inbox-stream.ts';
import { keepUnchanged } from './keep-unchanged.ts';

/** What the person sees now; `live` is false while the connection is away. */
export function useInbox(doors: Doors, user: string): { inbox: Inbox | undefined; live: boolean } {
  const [inbox, setInbox] = useState<Inbox>();
  const [live, setLive] = useState(true);
  useEffect(
    () =>
      followInbox(doors, user, {
        onInbox: (next) => setInbox((previous) => keepUnchanged(previous, next)),
        onLive: setLive,
      }),
    [doors, user],
  );
  return { inbox, live };
}
