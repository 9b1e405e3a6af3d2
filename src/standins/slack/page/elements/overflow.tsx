import type { Overflow } from '@slack/types';
import { nothingHeld } from '../forms/held.ts';
import { Menu } from '../menu.tsx';
import { PlainText } from '../text/plain-text.tsx';
import { Icon } from '../icon.tsx';
import { useElement, type Slot } from './use-element.ts';

/** The menu behind three dots. */
export function OverflowElement({ element, slot }: { element: Overflow; slot: Slot }) {
  const { press, isBusy } = useElement(element, slot);
  return (
    <Menu
      label="More actions"
      className="button button-plain button-icon"
      isBusy={isBusy}
      face={<Icon name="more" />}
      items={element.options.map((option) => ({
        key: option.value ?? '',
        content: <PlainText text={option.text.text} emoji={option.text.emoji} />,
        detail: option.description?.text,
        onPick: () => void press({ ...nothingHeld, options: [option] }),
      }))}
    />
  );
}
