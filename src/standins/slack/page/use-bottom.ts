import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Keeps a scrolled list at its end while the reader is there, also when what is in it grows; leaves it alone
 * when they have scrolled up. `newest` names the last item: `hasNews` is true once another came unseen.
 */
export function useBottom(newest: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const [seen, setSeen] = useState(newest);

  const goToEnd = useCallback(() => {
    isAtEnd.current = true;
    setSeen(newest);
    if (frame.current) lastTop.current = scrollToEnd(frame.current);
  }, [newest]);

  useEffect(() => {
    if (isAtEnd.current) goToEnd();
  }, [goToEnd]);

  useEffect(() => {
    const { current: box } = frame;
    const { current: inside } = content;
    if (!box || !inside) return undefined;
    const grown = new ResizeObserver(() => {
      if (isAtEnd.current) lastTop.current = scrollToEnd(box);
    });
    grown.observe(inside);
    grown.observe(box);
    return () => grown.disconnect();
  }, []);

  const onScroll = () => {
    const { current: box } = frame;
    if (!box) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < nearPixels;
    // What grew below is no wish of the reader's: only going up is leaving the end.
    if (isNear || box.scrollTop < lastTop.current) isAtEnd.current = isNear;
    lastTop.current = box.scrollTop;
    if (isAtEnd.current) setSeen(newest);
  };
  return { frame, content, onScroll, goToEnd, hasNews: seen !== newest };
}

const nearPixels = 48;

/** Answers where the top is then: the event that tells of it comes later, maybe after the reader's own. */
function scrollToEnd(box: HTMLElement): number {
  box.scrollTop = box.scrollHeight;
  return box.scrollTop;
}
