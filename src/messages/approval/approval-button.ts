import type { ActionsBlock, Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';

/** What the buttons under something that waits for approval carry in their value, as JSON: ids only. */
export interface ApprovalButtonValue {
  /** Workflow id. */
  w: string;
  /** Version that is shown: a press on an older one decides nothing. */
  v: number;
}

/** Approve, Reject, and Take back for the requester. */
export function approvalButtons(value: ApprovalButtonValue): ActionsBlock {
  return {
    type: 'actions',
    elements: [
      button(actionIds.approvalApprove, 'Approve', value, 'primary'),
      button(actionIds.approvalReject, 'Reject', value, 'danger'),
      button(actionIds.approvalWithdraw, 'Take back', value),
    ],
  };
}

function button(
  actionId: string,
  label: string,
  value: ApprovalButtonValue,
  style?: 'primary' | 'danger',
): Button {
  return {
    type: 'button',
    action_id: actionId,
    text: { type: 'plain_text', text: label },
    value: JSON.stringify(value),
    ...(style && { style }),
  };
}
