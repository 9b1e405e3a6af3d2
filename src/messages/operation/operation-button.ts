import type { Button, ConfirmationDialog } from '@slack/types';
import { button } from '../kit/button.ts';

/** What the buttons of an operation's preview carry in their value, as JSON: ids only. */
export interface OperationButtonValue {
  /** Workflow id of the operation. */
  w: string;
  /** The preview it stands under: a press on an older one decides nothing. */
  version: number;
}

/** A button under the preview of an operation. */
export function operationButton(
  actionId: string,
  label: string,
  value: OperationButtonValue,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  return button(actionId, label, value, look);
}
