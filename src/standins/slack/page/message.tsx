import { memo, useCallback, useMemo } from 'react';
import type { MessageView } from '../doors.ts';
import { useActs } from './acts.ts';
import { Avatar } from './avatar.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { FileCard } from './file-card.tsx';
import { Icon } from './icon.tsx';
import { knownBlocks } from './known-blocks.ts';
import { MessageGuard } from './message-guard.tsx';
import { clockOf, fullTime, instantOf } from './message-time.ts';
import { actionFailed } from './notice-words.ts';
import { useReader } from './reader.ts';
import { ShortcutMenu } from './shortcut-menu.tsx';
import { Surface } from './surface.tsx';
import { MrkdwnText } from './text/mrkdwn-text.tsx';
import { ThreadLink } from './thread-link.tsx';
import type { ThreadSummary } from './threads.ts';

/** One message, with its blocks and files. */
export const Message = memo(function Message(props: {
  channel: string;
  message: MessageView;
  isFollowUp: boolean;
  /** Shown in a thread, where it cannot be replied to once more. */
  isInThread: boolean;
  thread?: ThreadSummary | undefined;
}) {
  const { channel, message, isFollowUp, isInThread, thread } = props;
  const { ts } = message;
  const { openThread } = useActs();
  const { nameOf, isApp } = useReader();
  const name = nameOf(message.user) ?? message.user;
  return (
    <article
      className={`message ${message.ephemeral ? 'message-ephemeral' : ''} ${isFollowUp ? 'message-follow-up' : ''}`}
      id={`${isInThread ? 'reply' : 'message'}-${ts}`}
      aria-label={`${name}: ${message.text.slice(0, 80)}`}
    >
      {message.ephemeral && (
        <p className="only-you">
          <Icon name="lock" /> Only visible to you
        </p>
      )}
      <div className="message-row">
        <div className="message-gutter">
          {isFollowUp ? (
            <Clock ts={ts} />
          ) : (
            <Avatar id={message.user} name={name} isApp={isApp(message.user)} />
          )}
        </div>
        <div className="message-body">
          {!isFollowUp && (
            <div className="message-head">
              <b>{name}</b>
              {isApp(message.user) && <span className="badge">APP</span>}
              <Clock ts={ts} />
            </div>
          )}
          <MessageContent channel={channel} message={message} />
          {thread && <ThreadLink thread={thread} onOpen={() => openThread(channel, ts)} />}
        </div>
      </div>
      {!message.ephemeral && (
        <ShortcutMenu
          label={`Shortcuts for the message of ${name}`}
          className="message-tool message-more"
          face={<Icon name="more" />}
          channel={channel}
          threadTs={message.threadTs}
          on={{ channel, ts }}
        />
      )}
      {!isInThread && !message.ephemeral && (
        <button
          type="button"
          className="message-tool message-reply"
          aria-label={`Reply in thread to ${name}`}
          title="Reply in thread"
          onClick={() => openThread(channel, ts)}
        >
          <Icon name="reply" />
        </button>
      )}
    </article>
  );
});

function Clock({ ts }: { ts: string }) {
  const { me, now } = useReader();
  const reader = { timeZone: me.timeZone, now: now() };
  return (
    <time className="clock" dateTime={instantOf(ts).toISOString()} title={fullTime(ts, reader)}>
      {clockOf(ts, reader)}
    </time>
  );
}

function MessageContent({ channel, message }: { channel: string; message: MessageView }) {
  const { ts, text, threadTs } = message;
  const { notify } = useActs();
  const blocks = useMemo(() => knownBlocks(message.blocks), [message.blocks]);
  const onFailed = useCallback(
    (error: string) => notify({ channel, threadTs, text: actionFailed(error) }),
    [notify, channel, threadTs],
  );
  const where = useMemo(() => ({ channel, ts }), [channel, ts]);
  return (
    <MessageGuard of={message}>
      {blocks.length > 0 ? (
        <Surface
          id={`${channel}/${ts}`}
          in={where}
          blocks={blocks}
          here={channel}
          problems={noProblems}
          onFailed={onFailed}
        >
          <Blocks blocks={blocks} />
        </Surface>
      ) : (
        text !== '' && <MrkdwnText text={text} />
      )}
      {message.files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
    </MessageGuard>
  );
}

const noProblems = {};
