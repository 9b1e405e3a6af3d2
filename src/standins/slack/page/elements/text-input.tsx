import type {
  EmailInput,
  NumberInput,
  PlainTextInput,
  RichTextInput,
  URLInput,
} from '@slack/types';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useElement, type Slot } from './use-element.ts';

type TextElement = PlainTextInput | EmailInput | URLInput | NumberInput | RichTextInput;

/** A field to type into. A listening app hears on Enter, or on each letter if it asks for that. */
export function TextInputElement({ element, slot }: { element: TextElement; slot: Slot }) {
  const { held, hold, send } = useElement(element, slot);
  const triggers = element.dispatch_action_config?.trigger_actions_on ?? ['on_enter_pressed'];
  const most = element.type === 'plain_text_input' ? (element.max_length ?? 3000) : undefined;
  const isLong =
    element.type === 'rich_text_input' ||
    (element.type === 'plain_text_input' && element.multiline === true);
  const left = most === undefined ? Infinity : most - Array.from(held.text).length;

  const control = {
    id: slot.inputId,
    className: 'text-input',
    value: held.text,
    placeholder: element.placeholder?.text,
    'aria-label': slot.name,
    'aria-describedby': slot.describedBy,
    'aria-invalid': slot.isWrong,
    'aria-required': !slot.isOptional,
    'data-focus-on-load': element.focus_on_load === true ? true : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...held, text: target.value };
      hold(next);
      if (slot.dispatches && triggers.includes('on_character_entered')) void send(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isLong || !slot.dispatches) return;
      event.preventDefault();
      if (triggers.includes('on_enter_pressed')) void send(held);
    },
  };
  return (
    <div className="text-field">
      {isLong ? (
        <textarea {...control} rows={6} spellCheck={false} />
      ) : (
        <input {...control} type="text" inputMode={keyboards[element.type]} />
      )}
      {left <= Math.min(100, (most ?? 0) / 5) && (
        <span className="letters-left" aria-live="polite">
          {left < 0 ? `${-left} too many` : `${left} left`}
        </span>
      )}
    </div>
  );
}

const keyboards = {
  plain_text_input: 'text',
  rich_text_input: 'text',
  email_text_input: 'email',
  url_text_input: 'url',
  number_input: 'decimal',
} as const;
