import type { Checkboxes } from '@slack/types';
import { OptionLabel } from './option-label.tsx';
import { useElement, type Slot } from './use-element.ts';

/** A group of checkboxes. */
export function CheckboxesElement({ element, slot }: { element: Checkboxes; slot: Slot }) {
  const { held, choose } = useElement(element, slot);
  const isOn = (value: string | undefined) => held.options.some((one) => one.value === value);
  const toggle = (value: string | undefined) =>
    choose({
      ...held,
      options: element.options.filter((one) => isOn(one.value) !== (one.value === value)),
    });
  return (
    <div
      className="option-group"
      role="group"
      id={slot.inputId}
      aria-label={slot.name}
      aria-describedby={slot.describedBy}
    >
      {element.options.map((option, index) => (
        <label key={option.value} className="option">
          <input
            type="checkbox"
            checked={isOn(option.value)}
            aria-invalid={slot.isWrong}
            data-focus-on-load={index === 0 && element.focus_on_load === true ? true : undefined}
            onChange={() => void toggle(option.value)}
          />
          <OptionLabel option={option} />
        </label>
      ))}
    </div>
  );
}
