import { Avatar } from './avatar.tsx';
import { useReader } from './reader.ts';
import { formatSlackDate } from './text/slack-date.ts';
import type { ThreadSummary } from './threads.ts';

/** «3 replies», with who wrote them. */
export function ThreadLink({ thread, onOpen }: { thread: ThreadSummary; onOpen: () => void }) {
  const { me, now, nameOf, isApp } = useReader();
  const last = formatSlackDate(Number(thread.lastTs), '{date_pretty} at {time}', {
    timeZone: me.timeZone,
    now: now(),
  });
  return (
    <button type="button" className="thread-link" onClick={onOpen}>
      <span className="thread-authors">
        {thread.authors.slice(0, 3).map((id) => (
          <Avatar key={id} id={id} name={nameOf(id) ?? id} size="small" isApp={isApp(id)} />
        ))}
      </span>
      <b>{thread.count === 1 ? '1 reply' : `${thread.count} replies`}</b>
      <span className="quiet">Last {last.charAt(0).toLowerCase() + last.slice(1)}</span>
    </button>
  );
}
