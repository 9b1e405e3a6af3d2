import { decideProposal as decide, type ProposalDecision } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { readProposalButton } from '../proposal-button-value.ts';

/** Approve or Withdraw, on a card or on the Home tab. Whether it counts is for the workflow to say. */
export function decideProposal(
  choice: Exclude<ProposalDecision['choice'], 'reject'>,
): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { w: id, v: version } = readProposalButton(value);
    return askRun({ what: 'proposal', id }, deps, (run) =>
      run.executeUpdate(decide, { args: [{ by, choice, version }], updateId: pressId }),
    );
  };
}
