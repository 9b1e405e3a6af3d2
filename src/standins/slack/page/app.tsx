import { useEffect, useState } from 'react';
import type { Workspace } from '../doors.ts';
import { Desk } from './desk.tsx';
import type { Doors } from './door-client.ts';
import { standinAway } from './notice-words.ts';
import { createSeen } from './seen.ts';
import { ThemeContext } from './theme-context.ts';
import { useAddress } from './use-address.ts';
import { useTheme } from './use-theme.ts';

/** The whole page: the workspace as one of its people sees it. */
export function App({ doors, now }: { doors: Doors; now: () => Date }) {
  const [theme, chooseTheme] = useTheme();
  const [address, go] = useAddress();
  const [workspace, setWorkspace] = useState<Workspace | 'away'>();
  const [seen] = useState(() => createSeen(now()));
  const [drafts] = useState(() => new Map<string, string>());
  useEffect(() => {
    doors.workspace().then(setWorkspace, () => setWorkspace('away'));
  }, [doors]);

  if (workspace === undefined) return <p className="whole-page">Opening the workspace…</p>;
  if (workspace === 'away')
    return <p className="whole-page">{standinAway} Then load this page again.</p>;
  const { users } = workspace;
  const me = users.find(({ id, name }) => name === address.user || id === address.user) ?? users[0];
  if (me === undefined) return <p className="whole-page">This workspace has no people.</p>;
  return (
    <ThemeContext value={theme}>
      <Desk
        key={me.id}
        doors={doors}
        workspace={workspace}
        me={me}
        place={address.place}
        seen={seen}
        drafts={drafts}
        now={now}
        theme={theme}
        onTheme={chooseTheme}
        onGo={(place) => go({ user: me.name, place })}
        onSwitch={(user) => go({ user: user.name, place: address.place })}
      />
    </ThemeContext>
  );
}
