import type { Button } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import type { Target, TargetKind } from '../shared/target.ts';
import { button } from './kit/button.ts';

/** What a «Pause» beside an object carries in its value, as JSON: ids only. */
export interface PauseButtonValue {
  kind: TargetKind;
  id: string;
}

/** Pauses the object, or all that is in it, as the command does. */
export function pauseButton(label: string, { kind, id }: Pick<Target, 'kind' | 'id'>): Button {
  const value: PauseButtonValue = { kind, id };
  return button(actionIds.deliveryPause, label, value);
}
