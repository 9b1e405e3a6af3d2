import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

/** What the button carries in its value, as JSON. */
export interface AgainButtonValue {
  /** Workflow id of the run that knows what was in the form. */
  w: string;
}

/** Opens the form again with what was in it. */
export function againButton(workflowId: string): Button {
  const value: AgainButtonValue = { w: workflowId };
  return button(actionIds.digestAgain, 'Open the form again', value);
}
