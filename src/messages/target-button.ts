import type { Button } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import type { Target, TargetKind } from '../shared/target.ts';
import { button } from './kit/button.ts';

/** What a choice among objects carries in its value, as JSON: ids only. */
export interface TargetButtonValue {
  /** Workflow id of the run that waits for the choice. */
  w: string;
  kind: TargetKind;
  id: string;
}

/** Goes on with this object in the run that asked for it. */
export function targetButton(workflowId: string, label: string, { kind, id }: Target): Button {
  const value: TargetButtonValue = { w: workflowId, kind, id };
  return button(actionIds.targetChoose, label, value);
}
