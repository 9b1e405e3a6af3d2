import { useEffect, useRef } from 'react';
import type { Place } from './place.ts';

/** Scrolls to the message a place names, once it is drawn, and marks it for a moment. */
export function useJump(place: Place): void {
  const reached = useRef<Place>(undefined);
  useEffect(() => {
    if (place.kind === 'home' || place.message === undefined || reached.current === place) return;
    const ids = [`reply-${place.message}`, `message-${place.message}`];
    const message = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
    if (message === undefined) return;
    reached.current = place;
    message.scrollIntoView({ block: 'center' });
    message.classList.add('message-found');
    const unmark = () => message.classList.remove('message-found');
    message.addEventListener('animationend', unmark, { once: true });
  });
}
