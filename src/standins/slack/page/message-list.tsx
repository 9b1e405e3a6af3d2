import { useMemo, type ReactNode } from 'react';
import type { MessageView } from '../doors.ts';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';
import { messageRows } from './message-rows.ts';
import { useReader } from './reader.ts';
import type { ThreadSummary } from './threads.ts';
import { useBottom } from './use-bottom.ts';

/** Messages in the order they came; stays at the end while the reader is there. */
export function MessageList(props: {
  channel: string;
  messages: MessageView[];
  label: string;
  /** Given in the channel, not in a thread. */
  threads?: Map<string, ThreadSummary>;
  /** Stands above the first message. */
  children?: ReactNode;
}) {
  const { channel, messages, label, threads, children } = props;
  const { me, now } = useReader();
  const rows = useMemo(
    () => messageRows(messages, { timeZone: me.timeZone, now: now() }),
    [messages, me.timeZone, now],
  );
  const { frame, content, onScroll, goToEnd, hasNews } = useBottom(messages.at(-1)?.ts);
  return (
    <div className="message-frame">
      <div
        ref={frame}
        className="message-scroll"
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <div ref={content} className="message-list">
          {children}
          {rows.map((row) =>
            row.kind === 'day' ? (
              <div key={row.key} className="day" role="separator">
                <span>{row.title}</span>
              </div>
            ) : (
              <Message
                key={row.key}
                channel={channel}
                message={row.message}
                isFollowUp={row.isFollowUp}
                isInThread={threads === undefined}
                thread={threads?.get(row.message.ts)}
              />
            ),
          )}
        </div>
      </div>
      {hasNews && (
        <button type="button" className="news-pill" onClick={goToEnd}>
          New messages <Icon name="down" />
        </button>
      )}
    </div>
  );
}
