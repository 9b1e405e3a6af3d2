import { useMemo } from 'react';
import type { ChannelView, MessageView } from '../doors.ts';
import { Composer, type Draft } from './composer.tsx';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { repliesTo } from './threads.ts';

/** A message and its replies, beside the channel. */
export function Thread(props: {
  channel: ChannelView;
  ts: string;
  messages: MessageView[];
  drafts: Map<string, string>;
  me: string;
  onSend: (draft: Draft) => Promise<boolean>;
  onClose: () => void;
}) {
  const { channel, ts, messages, drafts, me, onSend, onClose } = props;
  const first = messages.find((message) => message.ts === ts);
  const replies = useMemo(() => repliesTo(ts, messages), [ts, messages]);
  return (
    <aside className="thread" aria-label="Thread">
      <header className="pane-header">
        <div className="pane-title">
          <h1>Thread</h1>
          <p className="topic">{channel.isDirect ? channel.name : `#${channel.name}`}</p>
        </div>
        <button type="button" className="icon-button" aria-label="Close thread" onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <MessageList key={ts} channel={channel.id} messages={replies} label="Replies">
        {first ? (
          <Message channel={channel.id} message={first} isFollowUp={false} isInThread />
        ) : (
          <p className="quiet channel-start">This message is not here any more.</p>
        )}
        <div className="day" role="separator">
          <span>{replies.length === 1 ? '1 reply' : `${replies.length} replies`}</span>
        </div>
      </MessageList>
      <Composer
        key={`${ts}/composer`}
        label="Reply…"
        commands={[]}
        drafts={drafts}
        place={`${me}/${channel.id}/${ts}`}
        onSend={onSend}
      />
    </aside>
  );
}
