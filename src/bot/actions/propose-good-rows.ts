import { proposeGoodRows as goOn } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { readProposalButton } from '../proposal-button-value.ts';

/** Some rows of a list cannot be proposed: the others go on without them. */
export const proposeGoodRows: ActionHandler = async ({ value, by, pressId }, deps) => {
  const { w: id } = readProposalButton(value);
  return askRun({ what: 'proposal', id }, deps, (run) =>
    run.executeUpdate(goOn, { args: [{ by }], updateId: pressId }),
  );
};
