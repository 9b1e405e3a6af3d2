import { useCallback, useMemo, useState } from 'react';
import type { Inbox } from '../doors.ts';
import { Blocks } from './blocks/blocks.tsx';
import { knownBlocks } from './known-blocks.ts';
import { MenuButton } from './menu-button.tsx';
import { actionFailed } from './notice-words.ts';
import { Surface } from './surface.tsx';

/** The app's Home tab, as the app has published it for this person. */
export function Home(props: { appName: string; home: Inbox['home']; onMenu: () => void }) {
  const { appName, home, onMenu } = props;
  const [problem, setProblem] = useState('');
  const blocks = useMemo(() => knownBlocks(home?.blocks), [home]);
  const onFailed = useCallback((error: string) => setProblem(actionFailed(error)), []);
  return (
    <main className="channel">
      <header className="pane-header">
        <MenuButton onMenu={onMenu} />
        <div className="pane-title">
          <h1>{appName}</h1>
          <p className="topic">Home</p>
        </div>
      </header>
      <div className="home-scroll">
        <div className="home">
          <p role="status">{problem !== '' && <span className="problem">{problem}</span>}</p>
          {blocks.length > 0 ? (
            <Surface
              id="home"
              in={homeTab}
              blocks={blocks}
              problems={noProblems}
              onFailed={onFailed}
            >
              <Blocks blocks={blocks} />
            </Surface>
          ) : (
            <p className="quiet">{appName} has not put anything here yet.</p>
          )}
        </div>
      </div>
    </main>
  );
}

const homeTab = { home: true } as const;
const noProblems = {};
