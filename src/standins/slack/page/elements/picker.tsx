import type { Datepicker, Timepicker } from '@slack/types';
import { useElement, type Slot } from './use-element.ts';

/** A day, or a time of day. */
export function PickerElement({ element, slot }: { element: Datepicker | Timepicker; slot: Slot }) {
  const { held, choose } = useElement(element, slot);
  return (
    <input
      type={element.type === 'datepicker' ? 'date' : 'time'}
      id={slot.inputId}
      className="text-input picker"
      value={held.text}
      title={element.placeholder?.text}
      aria-label={slot.name ?? undefined}
      aria-describedby={slot.describedBy}
      aria-invalid={slot.isWrong}
      aria-required={!slot.isOptional}
      data-focus-on-load={element.focus_on_load === true ? true : undefined}
      onChange={({ target }) => void choose({ ...held, text: target.value })}
    />
  );
}
