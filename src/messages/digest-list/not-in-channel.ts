import type { Button } from '@slack/types';
import { message, type Message } from '../kit/message.ts';
import { bold, paragraph } from '../kit/rich-text.ts';

/** Nothing can be posted where the bot is not. `again`: opens the form with what was in it. */
export function notInChannel(channel: string, again: Button): Message {
  return message(
    'I am not in that channel, so nothing was saved.',
    paragraph(
      'I am not in ',
      { type: 'channel', channel_id: channel },
      ', or it is archived, so nothing was saved. Invite me there with ',
      bold('/invite @Adjutant'),
      ', or choose another channel.',
    ),
    { type: 'actions', elements: [again] },
  );
}
