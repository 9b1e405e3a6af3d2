import type { RadioButtons } from '@slack/types';
import { useId } from 'react';
import { OptionLabel } from './option-label.tsx';
import { useElement, type Slot } from './use-element.ts';

/** A group of which one is chosen. */
export function RadioButtonsElement({ element, slot }: { element: RadioButtons; slot: Slot }) {
  const { held, choose } = useElement(element, slot);
  const group = useId();
  return (
    <div
      className="option-group"
      role="radiogroup"
      id={slot.inputId}
      aria-label={slot.name}
      aria-describedby={slot.describedBy}
      aria-invalid={slot.isWrong}
    >
      {element.options.map((option, index) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            name={group}
            checked={held.options[0]?.value === option.value}
            data-focus-on-load={index === 0 && element.focus_on_load === true ? true : undefined}
            onChange={() => void choose({ ...held, options: [option] })}
          />
          <OptionLabel option={option} />
        </label>
      ))}
    </div>
  );
}
