import type { Button, ConfirmationDialog } from '@slack/types';

/** A button. `value`: what a press hands back, as it is or as JSON; ids only, for it authorises nothing. */
export function button(
  actionId: string,
  label: string,
  value: string | object,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  return {
    type: 'button',
    action_id: actionId,
    text: { type: 'plain_text', text: label },
    value: typeof value === 'string' ? value : JSON.stringify(value),
    ...look,
  };
}
