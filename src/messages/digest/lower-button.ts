import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { oneLine } from '../kit/one-line.ts';

/** What a «Propose −10 %» carries in its value, as JSON: ids only. */
export interface LowerButtonValue {
  /** As people would write it: media plan and campaign, `1001/2001`. */
  target: string;
  /** Id of the digest. */
  d: string;
  /** Its period key: the row is the evidence. */
  p: string;
}

/** Proposes a tenth less of a campaign's budget; nothing changes before it is approved. */
export function lowerButton(value: LowerButtonValue, name: string): Button {
  return {
    type: 'button',
    action_id: actionIds.digestLower,
    text: { type: 'plain_text', text: 'Propose −10 % budget' },
    accessibility_label: oneLine(`Propose −10 % of the budget of ${name}`, 75),
    value: JSON.stringify(value),
  };
}
