import type { ActionHandler } from '../call.ts';
import { unreadableButton } from '../launch-button-value.ts';
import { readUndo } from '../read-undo.ts';
import { startUndo } from '../start-undo.ts';

/** «Undo»: the value is the id of a run or of a ledger entry. */
export const undoPressed: ActionHandler = async ({ value, by, channel }, deps) => {
  const what = readUndo(value);
  if (what === undefined) throw unreadableButton();
  return startUndo({ what, by, channel }, deps);
};
