import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Workspace } from '../doors.ts';
import { AttachedFiles, useAttachedFiles } from './attached-files.tsx';
import { CommandHints } from './command-hints.tsx';
import { Icon } from './icon.tsx';
import { matchCommands } from './match-commands.ts';

/** What was written, ready to be sent. */
export interface Draft {
  text: string;
  files: string[];
}

/** The box to write in. Enter sends, Shift and Enter begins a line, `/` shows the commands. */
export function Composer(props: {
  label: string;
  commands: Workspace['commands'];
  /** What is being written elsewhere and here, by place, so that going to and fro loses nothing. */
  drafts: Map<string, string>;
  place: string;
  /** Stands beside what attaches files. */
  tools?: ReactNode;
  /** Answers whether it was taken; if not, the text stays. */
  onSend: (draft: Draft) => Promise<boolean>;
}) {
  const { label, commands, drafts, place, tools, onSend } = props;
  const [draft, setDraft] = useState(drafts.get(place) ?? '');
  const [active, setActive] = useState(0);
  const [hidesHints, hideHints] = useState(false);
  const [isSending, setSending] = useState(false);
  const attached = useAttachedFiles();
  const box = useRef<HTMLTextAreaElement>(null);
  const hintsId = useId();
  const hints = hidesHints ? [] : matchCommands(draft, commands);
  const isChoosing = hints.length > 0 && !draft.includes(' ');
  const canSend = (draft.trim() !== '' || attached.files.length > 0) && !isSending;

  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) box.current?.focus();
  }, []);

  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${Math.min(box.current.scrollHeight, 240)}px`;
  }, [draft]);

  const keep = (text: string) => {
    drafts.set(place, text);
    setDraft(text);
  };
  const write = (text: string) => {
    setActive(0);
    hideHints(false);
    keep(text);
  };
  const complete = (command: string) => {
    write(`${command} `);
    box.current?.focus();
  };
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    keep('');
    const isTaken = await onSend({
      text: draft.trimEnd(),
      files: attached.files.map(({ id }) => id),
    });
    setSending(false);
    if (isTaken) attached.clear();
    else keep(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hint = isChoosing ? hints[active] : undefined;
    if (hint && step !== undefined) {
      event.preventDefault();
      setActive((active + step + hints.length) % hints.length);
    } else if (hint && (event.key === 'Tab' || (event.key === 'Enter' && hint.command !== draft))) {
      event.preventDefault();
      complete(hint.command);
    } else if (hints.length > 0 && event.key === 'Escape') {
      event.stopPropagation();
      hideHints(true);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <div className="composer">
      <CommandHints
        id={hintsId}
        hints={hints}
        active={isChoosing ? active : -1}
        onPick={complete}
      />
      <div className="composer-box">
        <AttachedFiles attached={attached} />
        <textarea
          ref={box}
          rows={1}
          value={draft}
          placeholder={label}
          aria-label={label}
          aria-describedby={hints.length > 0 ? hintsId : undefined}
          aria-autocomplete="list"
          aria-controls={isChoosing ? hintsId : undefined}
          aria-activedescendant={isChoosing ? `${hintsId}-${active}` : undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="composer-bar">
          <label className="icon-button" title="Attach files">
            <input type="file" multiple aria-label="Attach files" onChange={attached.onChange} />
            <Icon name="plus" />
          </label>
          {tools}
          <span className="quiet composer-tip">
            <b>Enter</b> sends
            {commands.length > 0 && (
              <>
                {' '}
                · <b>/</b> shows commands
              </>
            )}
          </span>
          <button
            type="button"
            className="composer-send"
            aria-label="Send"
            disabled={!canSend}
            onClick={() => void send()}
          >
            <Icon name="send" />
          </button>
        </div>
      </div>
    </div>
  );
}
