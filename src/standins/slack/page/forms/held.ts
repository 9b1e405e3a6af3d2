import type {
  ActionsBlockElement,
  InputBlockElement,
  Option,
  RichTextBlock,
  SectionBlockAccessory,
} from '@slack/types';

/** An element a person can press, choose from or type into. */
export type InteractiveElement =
  ActionsBlockElement | InputBlockElement | Exclude<SectionBlockAccessory, { type: 'image' }>;

/** What an element holds now; each kind of element uses one of the four. */
export interface Held {
  /** Typed text, a day `YYYY-MM-DD`, a time `HH:mm`, or Unix seconds. */
  text: string;
  options: Option[];
  /** People, channels or conversations. */
  ids: string[];
  files: { id: string; name: string; size: number }[];
}

export const nothingHeld: Held = { text: '', options: [], ids: [], files: [] };

/** What the app put into the element. `here` is the conversation the person is in. */
export function initialHeld(element: InteractiveElement, here?: string): Held {
  switch (element.type) {
    case 'plain_text_input':
    case 'email_text_input':
    case 'url_text_input':
    case 'number_input':
      return { ...nothingHeld, text: element.initial_value ?? '' };
    case 'rich_text_input':
      return { ...nothingHeld, text: element.initial_value ? plain(element.initial_value) : '' };
    case 'datepicker':
      return { ...nothingHeld, text: element.initial_date ?? '' };
    case 'timepicker':
      return { ...nothingHeld, text: element.initial_time ?? '' };
    case 'datetimepicker':
      return { ...nothingHeld, text: element.initial_date_time?.toString() ?? '' };
    case 'static_select':
    case 'external_select':
    case 'radio_buttons':
      return { ...nothingHeld, options: element.initial_option ? [element.initial_option] : [] };
    case 'multi_static_select':
    case 'multi_external_select':
    case 'checkboxes':
      return { ...nothingHeld, options: element.initial_options ?? [] };
    case 'users_select':
      return { ...nothingHeld, ids: listed(element.initial_user) };
    case 'channels_select':
      return { ...nothingHeld, ids: listed(element.initial_channel) };
    case 'conversations_select': {
      const current = element.default_to_current_conversation === true ? here : undefined;
      return { ...nothingHeld, ids: listed(element.initial_conversation ?? current) };
    }
    case 'multi_users_select':
      return { ...nothingHeld, ids: element.initial_users ?? [] };
    case 'multi_channels_select':
      return { ...nothingHeld, ids: element.initial_channels ?? [] };
    case 'multi_conversations_select':
      return { ...nothingHeld, ids: element.initial_conversations ?? [] };
    case 'file_input':
    case 'button':
    case 'workflow_button':
    case 'overflow':
      return nothingHeld;
  }
}

const listed = (id: string | undefined) => (id === undefined ? [] : [id]);

function plain({ elements }: RichTextBlock): string {
  return elements
    .map(({ elements: inlines }) =>
      inlines.map((inline) => ('text' in inline ? (inline.text ?? '') : '')).join(''),
    )
    .join('\n');
}
