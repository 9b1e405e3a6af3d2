import { useEffect, useRef, useState } from 'react';
import type { MessageView } from '../doors.ts';
import { useReader } from './reader.ts';

/** Reads new messages of the open channel to screen readers. Edits are not read: a live tree would never end. */
export function Announcer({ messages }: { messages: MessageView[] }) {
  const { me, nameOf } = useReader();
  const [words, setWords] = useState('');
  const newest = messages.at(-1);
  const known = useRef(newest?.ts);
  useEffect(() => {
    if (newest === undefined || newest.ts === known.current) return;
    known.current = newest.ts;
    if (newest.user !== me.id) setWords(`${nameOf(newest.user) ?? 'App'}: ${newest.text}`);
  }, [newest, me.id, nameOf]);
  return (
    <div className="hidden-words" aria-live="polite">
      {words}
    </div>
  );
}
