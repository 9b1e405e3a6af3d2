import { useMemo } from 'react';
import type { ChannelView, MessageView, Workspace } from '../doors.ts';
import { ChannelHeader } from './channel-header.tsx';
import { ChannelStart } from './channel-start.tsx';
import { Composer, type Draft } from './composer.tsx';
import { Icon } from './icon.tsx';
import { MessageList } from './message-list.tsx';
import { ShortcutMenu } from './shortcut-menu.tsx';
import { isTopLevel, threadSummaries } from './threads.ts';

/** A channel or direct message: what was said, and the box to say more. */
export function Channel(props: {
  channel: ChannelView;
  messages: MessageView[];
  commands: Workspace['commands'];
  drafts: Map<string, string>;
  me: string;
  onSend: (draft: Draft) => Promise<boolean>;
  onMenu: () => void;
}) {
  const { channel, messages, commands, drafts, me, onSend, onMenu } = props;
  const topLevel = useMemo(() => messages.filter(isTopLevel), [messages]);
  const threads = useMemo(() => threadSummaries(messages), [messages]);
  const title = channel.isDirect ? channel.name : `#${channel.name}`;
  return (
    <main className="channel">
      <ChannelHeader channel={channel} onMenu={onMenu} />
      <MessageList
        key={channel.id}
        channel={channel.id}
        messages={topLevel}
        threads={threads}
        label={`Messages in ${title}`}
      >
        <ChannelStart channel={channel} />
      </MessageList>
      <Composer
        key={`${channel.id}/composer`}
        label={`Message ${title}`}
        commands={commands}
        drafts={drafts}
        place={`${me}/${channel.id}`}
        tools={
          <ShortcutMenu
            label="Shortcuts"
            className="icon-button"
            face={<Icon name="bolt" />}
            channel={channel.id}
          />
        }
        onSend={onSend}
      />
    </main>
  );
}
