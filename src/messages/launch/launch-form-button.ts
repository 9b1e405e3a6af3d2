import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';

/** Opens the form for a plan. */
export const launchFormButton: Button = {
  type: 'button',
  action_id: actionIds.launchOpen,
  text: { type: 'plain_text', text: 'Launch a media plan' },
};
