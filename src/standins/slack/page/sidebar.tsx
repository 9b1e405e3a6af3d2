import type { ChannelView, DemoUser, Workspace } from '../doors.ts';
import { ActingAs } from './acting-as.tsx';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import type { Place } from './place.ts';

/** The workspace: who acts, the app's Home, channels and direct messages. */
export function Sidebar(props: {
  workspace: Workspace;
  me: DemoUser;
  channels: ChannelView[];
  /** Where the person is: a channel id, or the Home tab. */
  current: string;
  unread: Set<string>;
  isOpen: boolean;
  onGo: (place: Place) => void;
  onSwitch: (user: DemoUser) => void;
  onClose: () => void;
}) {
  const { workspace, me, channels, current, unread, isOpen, onGo, onSwitch, onClose } = props;
  const { team, app, users } = workspace;
  const direct = channels.filter(({ isDirect }) => isDirect);
  const entry = (channel: ChannelView) => {
    const isUnread = unread.has(channel.id);
    return (
      <li key={channel.id}>
        <button
          type="button"
          className={`sidebar-entry ${isUnread ? 'sidebar-entry-unread' : ''}`}
          aria-current={channel.id === current ? 'page' : undefined}
          onClick={() => onGo({ kind: 'channel', channel: channel.name })}
        >
          {channel.isDirect ? (
            <Avatar
              id={channel.members.find((id) => id !== me.id) ?? channel.id}
              name={channel.name}
              size="small"
              isApp={channel.members.includes(app.botUser)}
            />
          ) : (
            <Icon name="hash" />
          )}
          <span className="sidebar-name">{channel.name}</span>
          {isUnread && <span className="unread-dot" role="img" aria-label="unread" />}
        </button>
      </li>
    );
  };
  return (
    <>
      <nav className={isOpen ? 'sidebar sidebar-open' : 'sidebar'} aria-label="Workspace">
        <div className="sidebar-head">
          <span className="team">{team.name}</span>
          <button
            type="button"
            className="icon-button sidebar-close"
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="cross" />
          </button>
        </div>
        <ActingAs me={me} people={users} onSwitch={onSwitch} />
        <div className="sidebar-lists">
          <ul>
            <li>
              <button
                type="button"
                className="sidebar-entry"
                aria-current={current === 'home' ? 'page' : undefined}
                onClick={() => onGo({ kind: 'home' })}
              >
                <Icon name="home" />
                <span className="sidebar-name">Home of {app.name}</span>
              </button>
            </li>
          </ul>
          <h2 className="sidebar-label">Channels</h2>
          <ul>{channels.filter(({ isDirect }) => !isDirect).map(entry)}</ul>
          {direct.length > 0 && <h2 className="sidebar-label">Direct messages</h2>}
          <ul>{direct.map(entry)}</ul>
        </div>
      </nav>
      {isOpen && <div className="sidebar-shade" onClick={onClose} />}
    </>
  );
}
