import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Popup } from './popup.tsx';

interface MenuItem {
  key: string;
  content: ReactNode;
  detail?: string | undefined;
  isCurrent?: boolean;
  onPick: () => void;
}

/** A button that opens a menu; arrow keys move, Enter picks, Escape closes. */
export function Menu(props: {
  label: string;
  className: string;
  face: ReactNode;
  items: MenuItem[];
  isBusy?: boolean;
}) {
  const { label, className, face, items, isBusy = false } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-busy={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <Popup anchor={opener} onDismiss={() => setOpen(false)} takesFocus>
          <div id={menuId} role="menu" aria-label={label} onKeyDown={(event) => move(event, close)}>
            {items.map(({ key, content, detail, isCurrent, onPick }) => (
              <button
                key={key}
                type="button"
                role="menuitem"
                className="menu-item"
                aria-current={isCurrent}
                onClick={() => {
                  close();
                  onPick();
                }}
              >
                {content}
                {detail !== undefined && <span className="menu-detail">{detail}</span>}
              </button>
            ))}
          </div>
        </Popup>
      )}
    </>
  );
}

function move(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (step !== undefined) {
    event.preventDefault();
    items.at((at + step) % items.length)?.focus();
  }
}
