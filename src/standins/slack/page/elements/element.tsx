import type { InteractiveElement } from '../forms/held.ts';
import { ButtonElement } from './button.tsx';
import { CheckboxesElement } from './checkboxes.tsx';
import { DateTimePickerElement } from './date-time-picker.tsx';
import { FileInputElement } from './file-input.tsx';
import { OverflowElement } from './overflow.tsx';
import { PickerElement } from './picker.tsx';
import { RadioButtonsElement } from './radio-buttons.tsx';
import { SelectElement } from './select.tsx';
import { TextInputElement } from './text-input.tsx';
import type { Slot } from './use-element.ts';

/** Any interactive element of Block Kit. */
export function Element({ element, slot }: { element: InteractiveElement; slot: Slot }) {
  switch (element.type) {
    case 'button':
    case 'workflow_button':
      return <ButtonElement element={element} slot={slot} />;
    case 'overflow':
      return <OverflowElement element={element} slot={slot} />;
    case 'checkboxes':
      return <CheckboxesElement element={element} slot={slot} />;
    case 'radio_buttons':
      return <RadioButtonsElement element={element} slot={slot} />;
    case 'plain_text_input':
    case 'email_text_input':
    case 'url_text_input':
    case 'number_input':
    case 'rich_text_input':
      return <TextInputElement element={element} slot={slot} />;
    case 'datepicker':
    case 'timepicker':
      return <PickerElement element={element} slot={slot} />;
    case 'datetimepicker':
      return <DateTimePickerElement element={element} slot={slot} />;
    case 'file_input':
      return <FileInputElement element={element} slot={slot} />;
    case 'static_select':
    case 'external_select':
    case 'users_select':
    case 'channels_select':
    case 'conversations_select':
    case 'multi_static_select':
    case 'multi_external_select':
    case 'multi_users_select':
    case 'multi_channels_select':
    case 'multi_conversations_select':
      return <SelectElement element={element} slot={slot} />;
  }
}
