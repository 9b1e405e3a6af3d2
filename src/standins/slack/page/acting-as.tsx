import type { DemoUser } from '../doors.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { Menu } from './menu.tsx';

/** Whose eyes the page sees with, and the way into another's. */
export function ActingAs(props: {
  me: DemoUser;
  people: DemoUser[];
  onSwitch: (user: DemoUser) => void;
}) {
  const { me, people, onSwitch } = props;
  return (
    <div className="acting-as">
      <span className="sidebar-label">Acting as</span>
      <Menu
        label={`Acting as ${me.realName}, ${me.title}. Switch person`}
        className="acting-as-button"
        face={
          <>
            <Person person={me} />
            <Icon name="down" />
          </>
        }
        items={people.map((person) => ({
          key: person.id,
          content: <Person person={person} />,
          isCurrent: person.id === me.id,
          onPick: () => onSwitch(person),
        }))}
      />
    </div>
  );
}

function Person({ person }: { person: DemoUser }) {
  return (
    <span className="person">
      <Avatar id={person.id} name={person.realName} />
      <span className="person-words">
        <b>{person.realName}</b>
        <span className="person-title">
          {person.title}
          {person.isStranger && <span className="badge">OTHER COMPANY</span>}
        </span>
      </span>
    </span>
  );
}
