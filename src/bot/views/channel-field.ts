import type { InputBlock } from '@slack/types';
import { plain } from './plain.ts';

/** Block id of the field; errors are shown by it. */
export const channelBlock = 'where.channel';

/** Where the answer goes, of a form that was opened nowhere in particular. */
export const channelField: InputBlock = {
  type: 'input',
  block_id: channelBlock,
  label: plain('Channel'),
  hint: plain('Everything about it is shown there. I have to be in it.'),
  element: {
    type: 'conversations_select',
    action_id: 'value',
    default_to_current_conversation: true,
    filter: { include: ['public', 'private', 'im'] },
  },
};
