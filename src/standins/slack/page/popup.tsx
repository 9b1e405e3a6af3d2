import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

/**
 * A box above everything, modals included, hung under its anchor or, where there is no room, over it.
 * It is dismissed by a press elsewhere.
 */
export function Popup(props: {
  anchor: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  /** Puts the focus on its first control. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const { anchor, onDismiss, takesFocus = false, children } = props;
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const hang = () => {
      if (anchor.current && box.current) hangUnder(anchor.current, box.current);
    };
    box.current?.showPopover();
    hang();
    if (takesFocus) box.current?.querySelector<HTMLElement>('button, input')?.focus();
    const grown = new ResizeObserver(hang);
    const inside = box.current?.firstElementChild;
    if (inside) grown.observe(inside);
    window.addEventListener('scroll', hang, true);
    window.addEventListener('resize', hang);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', hang, true);
      window.removeEventListener('resize', hang);
    };
  }, [anchor, takesFocus]);

  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!box.current?.contains(target) && !anchor.current?.contains(target)) onDismiss();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [anchor, onDismiss]);

  return (
    <div ref={box} popover="manual" className="popup">
      {children}
    </div>
  );
}

const gap = 4;
const edge = 8;

function hangUnder(anchor: HTMLElement, box: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  box.style.minWidth = `${Math.max(width, 160)}px`;
  const below = innerHeight - bottom - gap - edge;
  const above = top - gap - edge;
  const isBelow = below >= Math.min(box.scrollHeight, 240) || below >= above;
  const height = Math.min(box.scrollHeight, 320, isBelow ? below : above);
  box.style.maxHeight = `${height}px`;
  box.style.top = `${isBelow ? bottom + gap : top - gap - height}px`;
  box.style.left = `${Math.max(edge, Math.min(left, innerWidth - box.offsetWidth - edge))}px`;
}
