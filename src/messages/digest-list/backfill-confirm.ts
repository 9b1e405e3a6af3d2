import type { DigestAnswer } from '../../shared/digest-request.ts';
import { actionIds } from '../../shared/ids.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { button } from '../kit/button.ts';

/** What the button carries in its value, as JSON. */
export interface BackfillButtonValue {
  /** Id of the digest. */
  d: string;
  /** Days on its calendar, both included. */
  from: string;
  to: string;
}

/** Asks before many messages go into a channel. */
export function backfillConfirm({
  listing: { settings },
  days: { from, to },
  posts,
}: Extract<DigestAnswer, { kind: 'confirm backfill' }>): Message {
  const value: BackfillButtonValue = { d: settings.id, from, to };
  const name = oneLine(settings.name, 80);
  return message(
    `«${name}» for ${from} to ${to}: ${counted(posts, 'message')}?`,
    paragraph(
      '«',
      bold(name),
      `» for ${from} to ${to} is up to ${counted(posts, 'message')} in `,
      { type: 'channel', channel_id: settings.channel },
      '. Each has the figures as they are known now for its day; what was posted already is not posted again.',
    ),
    {
      type: 'actions',
      elements: [
        button(actionIds.digestBackfill, `Post ${posts === 1 ? 'it' : 'them'}`, value, {
          style: 'primary',
        }),
      ],
    },
  );
}
