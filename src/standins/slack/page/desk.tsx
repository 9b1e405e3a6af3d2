import { useEffect, useMemo, useState } from 'react';
import type { ChannelView, DemoUser, Workspace } from '../doors.ts';
import { ActsContext } from './acts.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { Channel } from './channel.tsx';
import type { Draft } from './composer.tsx';
import type { Doors } from './door-client.ts';
import { Home } from './home.tsx';
import { ModalStack } from './modal-stack.tsx';
import type { Place } from './place.ts';
import { ReaderContext } from './reader.ts';
import type { Seen } from './seen.ts';
import { sendDraft } from './send-draft.ts';
import { Sidebar } from './sidebar.tsx';
import { Thread } from './thread.tsx';
import { useActsOf } from './use-acts-of.ts';
import { useConfirm } from './use-confirm.tsx';
import { useInbox } from './use-inbox.ts';
import { useJump } from './use-jump.ts';
import { useNotices } from './use-notices.ts';
import { useReaderOf } from './use-reader-of.ts';
import type { Theme } from './use-theme.ts';

/** The workspace as one person sees it and acts in it. */
export function Desk(props: {
  doors: Doors;
  workspace: Workspace;
  me: DemoUser;
  place: Place;
  seen: Seen;
  drafts: Map<string, string>;
  now: () => Date;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onGo: (place: Place) => void;
  onSwitch: (user: DemoUser) => void;
}) {
  const { doors, workspace, me, place, seen, drafts, now, onGo } = props;
  const { inbox, live } = useInbox(doors, me.id);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [confirm, confirmDialog] = useConfirm();
  const { messagesOf, notify } = useNotices(inbox?.messages, now);
  const channels = inbox?.channels ?? noChannels;
  const channel = place.kind === 'home' ? undefined : channelAt(place, channels);
  const messages = messagesOf(channel?.id);
  const thread = place.kind === 'channel' ? place.thread : undefined;
  useJump(place);

  const go = (next: Place) => {
    setMenuOpen(false);
    onGo(next);
  };
  const reader = useReaderOf({ workspace, me, channels, now, doors, onGo: go });
  const { shortcuts } = workspace;
  const acts = useActsOf({ doors, me, shortcuts, channels, confirm, notify, onGo: go });

  useEffect(() => {
    if (channel) seen.markRead(me.id, channel.id, messages);
    const where = channel?.name ?? 'Home';
    document.title = `${where} · ${workspace.team.name} · Simulated Slack`;
  }, [seen, me.id, channel, messages, workspace]);
  useEffect(() => {
    if (place.kind === 'home') void doors.home(me.id);
  }, [doors, me.id, place.kind]);

  const unread = useMemo(
    () =>
      new Set(
        channels
          .filter(({ id }) => id !== channel?.id)
          .map(({ id }) => id)
          .filter((id) => seen.isUnread(me.id, id, inbox?.messages[id] ?? [])),
      ),
    [channels, channel?.id, inbox, seen, me.id],
  );
  const send = (threadTs?: string) => (draft: Draft) =>
    channel === undefined
      ? Promise.resolve(false)
      : sendDraft(draft, { doors, user: me.id, channel: channel.id, threadTs, notify });

  return (
    <ReaderContext value={reader}>
      <ActsContext value={acts}>
        <div className="page">
          <Banner live={live} theme={props.theme} onTheme={props.onTheme} />
          <div className={thread === undefined ? 'panes' : 'panes panes-thread'}>
            <Sidebar
              workspace={workspace}
              me={me}
              channels={channels}
              current={channel?.id ?? 'home'}
              unread={unread}
              isOpen={isMenuOpen}
              onGo={go}
              onSwitch={props.onSwitch}
              onClose={() => setMenuOpen(false)}
            />
            {inbox === undefined ? (
              <p className="whole-page">Opening the workspace…</p>
            ) : channel ? (
              <Channel
                channel={channel}
                messages={messages}
                commands={workspace.commands}
                drafts={drafts}
                me={me.id}
                onSend={send()}
                onMenu={() => setMenuOpen(true)}
              />
            ) : (
              <Home
                appName={workspace.app.name}
                home={inbox.home}
                onMenu={() => setMenuOpen(true)}
              />
            )}
            {channel && thread !== undefined && (
              <Thread
                channel={channel}
                ts={thread}
                messages={messages}
                drafts={drafts}
                me={me.id}
                onSend={send(thread)}
                onClose={() => go({ kind: 'channel', channel: channel.name })}
              />
            )}
          </div>
          <Announcer key={channel?.id} messages={messages} />
          <ModalStack doors={doors} user={me.id} views={inbox?.views ?? []} here={channel?.id} />
          {confirmDialog}
        </div>
      </ActsContext>
    </ReaderContext>
  );
}

const noChannels: ChannelView[] = [];

function channelAt(place: { channel?: string }, channels: ChannelView[]): ChannelView | undefined {
  const { channel } = place;
  return (
    channels.find(({ id, name }) => id === channel || name === channel) ??
    channels.find(({ isDirect }) => !isDirect) ??
    channels[0]
  );
}
