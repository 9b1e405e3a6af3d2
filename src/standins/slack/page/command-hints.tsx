import type { Workspace } from '../doors.ts';

/** The commands one may mean, over the box. `active` is what Enter completes; -1 while arguments are typed. */
export function CommandHints(props: {
  id: string;
  hints: Workspace['commands'];
  active: number;
  onPick: (command: string) => void;
}) {
  const { id, hints, active, onPick } = props;
  if (hints.length === 0) return null;
  return (
    <div id={id} className="command-hints" role="listbox" aria-label="Commands">
      {hints.map(({ command, usageHint, description }, index) => (
        <div
          key={command}
          id={`${id}-${index}`}
          role="option"
          className="command-hint"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(command)}
        >
          <b>{command}</b> <span className="command-usage">{usageHint}</span>
          <span className="quiet">{description}</span>
        </div>
      ))}
    </div>
  );
}
