import type { Button, ConfirmationDialog } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

type Choice = 'go' | 'cancel' | 'stop' | 'retry';

/** What the buttons under pausing and resuming carry in their value, as JSON: ids only. */
export interface DeliveryButtonValue {
  /** Workflow id. */
  w: string;
}

/** A button under pausing or resuming. */
export function deliveryButton(
  choice: Choice,
  label: string,
  w: string,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  const value: DeliveryButtonValue = { w };
  return button(ids[choice], label, value, look);
}

const ids = {
  go: actionIds.deliveryGo,
  cancel: actionIds.deliveryCancel,
  stop: actionIds.deliveryStop,
  retry: actionIds.deliveryRetry,
} as const satisfies Record<Choice, string>;
