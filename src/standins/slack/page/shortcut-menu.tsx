import type { ReactNode } from 'react';
import type { ShortcutDoor } from '../doors.ts';
import { useActs } from './acts.ts';
import { Menu } from './menu.tsx';
import { actionFailed } from './notice-words.ts';

/** The shortcuts of the app: of a message, or those for anywhere. Nothing where it has none of the kind. */
export function ShortcutMenu(props: {
  label: string;
  className: string;
  face: ReactNode;
  /** Where it is said that something failed. */
  channel: string;
  threadTs?: string | undefined;
  /** The message; absent: for anywhere. */
  on?: ShortcutDoor['on'];
}) {
  const { label, className, face, channel, threadTs, on } = props;
  const { shortcuts, runShortcut, notify } = useActs();
  const type = on === undefined ? 'global' : 'message';
  const ofType = shortcuts.filter((shortcut) => shortcut.type === type);
  if (ofType.length === 0) return null;
  const pick = async (callbackId: string) => {
    const { ok, error = 'unknown' } = await runShortcut({ callbackId, ...(on && { on }) });
    if (!ok) notify({ channel, threadTs, text: actionFailed(error) });
  };
  return (
    <Menu
      label={label}
      className={className}
      face={face}
      items={ofType.map(({ callbackId, name }) => ({
        key: callbackId,
        content: name,
        onPick: () => void pick(callbackId),
      }))}
    />
  );
}
