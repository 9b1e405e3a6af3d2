import type { Inbox } from '../doors.ts';
import type { Doors } from './door-client.ts';

/** Reads the inbox now and after every change, one reading at a time. Returns how to stop. */
export function followInbox(
  doors: Pick<Doors, 'inbox' | 'events'>,
  user: string,
  { onInbox, onLive }: { onInbox: (inbox: Inbox) => void; onLive: (live: boolean) => void },
): () => void {
  const state = { isReading: false, hasChanged: false, isStopped: false };
  const readAgain = async () => {
    state.hasChanged = true;
    if (state.isReading) return;
    state.isReading = true;
    while (state.hasChanged && !state.isStopped) {
      state.hasChanged = false;
      const inbox = await doors.inbox(user).catch(() => undefined);
      if (inbox && !state.isStopped) onInbox(inbox);
    }
    state.isReading = false;
  };
  const events = doors.events(user);
  events.addEventListener('open', () => {
    onLive(true);
    void readAgain();
  });
  events.addEventListener('message', () => void readAgain());
  events.addEventListener('error', () => onLive(false));
  return () => {
    state.isStopped = true;
    events.close();
  };
}
