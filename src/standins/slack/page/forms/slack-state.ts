import type { Held, InteractiveElement } from './held.ts';

/** What an element holds, in the words of `view.state.values` and of a `block_actions` action. */
export function slackState(
  { type }: InteractiveElement,
  { text, options, ids, files }: Held,
): Record<string, unknown> {
  switch (type) {
    case 'plain_text_input':
    case 'email_text_input':
    case 'url_text_input':
    case 'number_input':
      return { type, value: orNull(text) };
    case 'rich_text_input':
      return { type, rich_text_value: text === '' ? null : richText(text) };
    case 'datepicker':
      return { type, selected_date: orNull(text) };
    case 'timepicker':
      return { type, selected_time: orNull(text) };
    case 'datetimepicker':
      return { type, selected_date_time: text === '' ? null : Number(text) };
    case 'static_select':
    case 'external_select':
    case 'radio_buttons':
    case 'overflow':
      return { type, selected_option: options[0] ?? null };
    case 'multi_static_select':
    case 'multi_external_select':
    case 'checkboxes':
      return { type, selected_options: options };
    case 'users_select':
      return { type, selected_user: ids[0] ?? null };
    case 'channels_select':
      return { type, selected_channel: ids[0] ?? null };
    case 'conversations_select':
      return { type, selected_conversation: ids[0] ?? null };
    case 'multi_users_select':
      return { type, selected_users: ids };
    case 'multi_channels_select':
      return { type, selected_channels: ids };
    case 'multi_conversations_select':
      return { type, selected_conversations: ids };
    case 'file_input':
      return { type, files: files.map(({ id }) => ({ id })) };
    case 'button':
    case 'workflow_button':
      return { type };
  }
}

const orNull = (text: string) => (text === '' ? null : text);

function richText(text: string) {
  const section = { type: 'rich_text_section', elements: [{ type: 'text', text }] };
  return { type: 'rich_text', elements: [section] };
}
