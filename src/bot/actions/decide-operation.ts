import { decideOperation as decide, type OperationDecision } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { readOperationButton } from '../operation-button-value.ts';

/** Send or Cancel under the preview of a write. Whether it may be is for the workflow to say. */
export function decideOperation(choice: OperationDecision['choice']): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { w: id, version } = readOperationButton(value);
    return askRun({ what: 'operation', id }, deps, (run) =>
      run.executeUpdate(decide, { args: [{ by, choice, version }], updateId: pressId }),
    );
  };
}
