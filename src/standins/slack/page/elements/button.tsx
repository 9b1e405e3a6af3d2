import type { Button, WorkflowButton } from '@slack/types';
import { PlainText } from '../text/plain-text.tsx';
import { safeHref } from '../text/safe-href.ts';
import { useElement, type Slot } from './use-element.ts';

/** A button; one with an address opens it and still tells the app. */
export function ButtonElement({ element, slot }: { element: Button | WorkflowButton; slot: Slot }) {
  const { press, isBusy } = useElement(element, slot);
  const look = {
    className: `button button-${element.style ?? 'plain'}`,
    'aria-label': element.accessibility_label,
    'aria-busy': isBusy,
  };
  const label = <PlainText text={element.text.text} emoji={element.text.emoji} />;
  const href = 'url' in element && element.url !== undefined ? safeHref(element.url) : undefined;
  if (href !== undefined) {
    return (
      <a
        {...look}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => void press()}
      >
        {label}
      </a>
    );
  }
  return (
    <button type="button" {...look} onClick={() => void press()}>
      {label}
    </button>
  );
}
