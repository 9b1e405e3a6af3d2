import type { ActionsBlock } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import { button } from './kit/button.ts';

/** Opens the media plan as the service has it. */
export function showButton(mediaPlanId: string): ActionsBlock {
  return {
    type: 'actions',
    elements: [button(actionIds.showMediaPlan, 'Show media plan', mediaPlanId)],
  };
}
