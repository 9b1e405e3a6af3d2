import { decideApproval as decide } from '../../workflows/index.ts';
import { readApprovalButton } from '../approval-button-value.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';

/** Approve, Reject or Take back. Whether it counts is for the workflow to say. */
export function decideApproval(choice: 'approve' | 'reject' | 'withdraw'): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { w: id, v: version } = readApprovalButton(value);
    return askRun({ what: 'request', id }, deps, (run) =>
      run.executeUpdate(decide, { args: [{ by, choice, version }], updateId: pressId }),
    );
  };
}
