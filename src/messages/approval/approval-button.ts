import type { ActionsBlock } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

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
      button(actionIds.approvalApprove, 'Approve', value, { style: 'primary' }),
      button(actionIds.approvalReject, 'Reject', value, { style: 'danger' }),
      button(actionIds.approvalWithdraw, 'Take back', value),
    ],
  };
}
