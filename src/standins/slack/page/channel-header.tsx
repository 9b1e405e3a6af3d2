import type { ChannelView } from '../doors.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { Menu } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { useReader } from './reader.ts';

/** Name, topic and members of a channel. */
export function ChannelHeader({ channel, onMenu }: { channel: ChannelView; onMenu: () => void }) {
  const { people, nameOf, isApp } = useReader();
  const members = channel.members.map((id) => ({ id, name: nameOf(id) ?? id }));
  return (
    <header className="pane-header">
      <MenuButton onMenu={onMenu} />
      <div className="pane-title">
        <h1>
          {!channel.isDirect && <Icon name="hash" />}
          {channel.name}
        </h1>
        {channel.topic !== '' && <p className="topic">{channel.topic}</p>}
      </div>
      {!channel.isDirect && (
        <Menu
          label={`${members.length} members`}
          className="members"
          face={
            <>
              <span className="thread-authors">
                {members.slice(0, 3).map(({ id, name }) => (
                  <Avatar key={id} id={id} name={name} size="small" isApp={isApp(id)} />
                ))}
              </span>
              {members.length}
            </>
          }
          items={members.map(({ id, name }) => ({
            key: id,
            content: name,
            detail: people.find((person) => person.id === id)?.title ?? 'App',
            onPick: () => undefined,
          }))}
        />
      )}
    </header>
  );
}
