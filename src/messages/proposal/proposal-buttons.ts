import type { ActionsBlock, Button, ConfirmationDialog } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { Proposal } from '../../shared/proposal.ts';
import { confirmation } from '../kit/confirmation.ts';
import { formatMoney } from '../../shared/money.ts';
import { moveWords, titleOf } from './change-words.ts';
import { button } from '../kit/button.ts';

/** What the buttons of a card carry in their value, as JSON: ids only. */
export interface ProposalButtonValue {
  /** Workflow id of the proposal. */
  w: string;
  /** The version it stands under: a press on an older one decides nothing. */
  v: number;
}

/** The buttons that decide a proposal; `forApprover` leaves out what only the requester can do. */
export function proposalButtons(
  proposal: Proposal,
  { forApprover = false }: { forApprover?: boolean } = {},
): ActionsBlock {
  const { id: w, version: v } = proposal;
  const withdraw = proposalButton(actionIds.proposalWithdraw, 'Withdraw', { w, v });
  return {
    type: 'actions',
    elements: [
      approveButton(proposal),
      proposalButton(actionIds.proposalReject, 'Reject …', { w, v }),
      proposalButton(actionIds.proposalCounter, 'Counter-offer …', { w, v }),
      ...(forApprover ? [] : [withdraw]),
    ],
  };
}

/** Asks once more, with the values that the approval is bound to. */
function approveButton(proposal: Proposal): Button {
  const { id: w, version: v } = proposal;
  const confirm = confirmation({
    title: 'Approve this?',
    text: approvalWords(proposal),
    confirm: 'Approve',
    deny: 'Not yet',
    style: 'primary',
  });
  return proposalButton(
    actionIds.proposalApprove,
    'Approve',
    { w, v },
    { style: 'primary', confirm },
  );
}

/** A button of a card, or of what is told about it. */
export function proposalButton(
  actionId: string,
  label: string,
  value: ProposalButtonValue,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  return button(actionId, label, value, look);
}

function approvalWords(proposal: Proposal): string {
  const { changes, perDay } = proposal;
  const [change] = changes;
  const what =
    changes.length === 1 && change !== undefined
      ? `${titleOf(proposal)}: ${moveWords(change)}`
      : `${titleOf(proposal)}, as listed`;
  const risk = perDay === null ? 'unknown' : formatMoney(perDay);
  return `${what}. Money at risk a day: ${risk}. It is written at once unless others have to approve too.`;
}
