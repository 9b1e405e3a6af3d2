import type { ActionsBlock } from '@slack/types';
import { actionIds } from '../shared/ids.ts';

/** Opens the media plan as the service has it. */
export function showButton(mediaPlanId: string): ActionsBlock {
  return {
    type: 'actions',
    elements: [
      {
        type: 'button',
        action_id: actionIds.showMediaPlan,
        text: { type: 'plain_text', text: 'Show media plan' },
        value: mediaPlanId,
      },
    ],
  };
}
