import type { Button, ConfirmationDialog } from '@slack/types';
import { button } from '../kit/button.ts';

/** What the buttons of a launch carry in their value, as JSON: ids only. */
export interface LaunchButtonValue {
  /** Workflow id of the launch. */
  launch: string;
  /** The preview it stands under. Stop has none: it means the whole launch. */
  version?: number;
}

/** A button of a launch's message. */
export function launchButton(
  actionId: string,
  label: string,
  value: LaunchButtonValue,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  return button(actionId, label, value, look);
}
