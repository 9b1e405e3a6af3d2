import { slashCommand } from '../../shared/ids.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph } from '../kit/rich-text.ts';
import type { RichTextElement } from '@slack/types';

/** A digest whose channel is closed to us. */
export interface DigestClosed {
  name: string;
  channel: string;
  /** The word of Slack for it. */
  reason: string;
  /** Day it was for. */
  periodKey: string;
  /** Times in a row. */
  times: number;
  /** It comes no more until somebody resumes it. */
  paused: boolean;
}

/** To who made the digest: why it did not come, and what to do. */
export function digestClosed(closed: DigestClosed): Message {
  const { channel, reason, periodKey, times, paused } = closed;
  const name = oneLine(closed.name, 100);
  const isArchived = reason === 'is_archived';
  const why = isArchived ? 'the channel is archived' : 'I may not write there';
  return message(
    `«${name}» for ${periodKey} was not posted: ${why}.`,
    paragraph(
      bold(`«${name}»`),
      ` for ${periodKey} was not posted in `,
      channelOf(channel),
      `: ${why}. `,
      ...(isArchived
        ? ['Give it another channel with ', code(`${slashCommand} digest edit ${name}`)]
        : [
            'Invite me there with ',
            code('/invite @Adjutant'),
            ', or give it another channel with ',
            code(`${slashCommand} digest edit ${name}`),
          ]),
      '; then ',
      code(`${slashCommand} digest run ${name}`),
      ' posts it.',
    ),
    paused
      ? paragraph(
          bold(`It was so ${times} times in a row, so I have paused it. `),
          'Once I may write again, ',
          code(`${slashCommand} digest resume ${name}`),
          ' makes it come again.',
        )
      : undefined,
  );
}

const channelOf = (channel: string): RichTextElement => ({ type: 'channel', channel_id: channel });
