import type { Button } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import { button } from './kit/button.ts';

/** Puts back what a run or a ledger entry did; `what` is its id. What cannot be put back is said when it is pressed. */
export function undoButton(what: string): Button {
  return button(actionIds.undo, 'Undo …', what);
}
