import type { KnownBlock } from '@slack/types';
import type { DigestListing } from '../../shared/digest.ts';
import type { FirstOf } from '../../shared/home.ts';
import { slashCommand } from '../../shared/ids.ts';
import { addDigestButton, digestButton } from '../digest-list/digest-button.ts';
import { timingWords } from '../digest-list/timing-words.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, italic, paragraph } from '../kit/rich-text.ts';
import { richMoment } from '../kit/rich-moment.ts';

/** Digests that come to whoever looks, with what one does with them most. */
export function digestBlocks({ first, all }: FirstOf<DigestListing>): KnownBlock[] {
  const more = all - first.length;
  return [
    ...(first.length === 0
      ? [
          paragraph(
            italic('No digest comes to your channels yet. '),
            code(`${slashCommand} digest add`),
            italic(' in a channel makes one there.'),
          ),
        ]
      : first.flatMap(rows)),
    ...(more > 0 ? [note(`… and ${more.toLocaleString('en')} more.`)] : []),
    { type: 'actions', elements: [addDigestButton] },
  ];
}

function rows(listing: DigestListing): KnownBlock[] {
  const { settings, paused, nextAt } = listing;
  const { name, channel, timing, quiet } = settings;
  const next =
    paused || nextAt === undefined
      ? bold(paused ? 'paused' : 'no time to come')
      : richMoment(nextAt);
  return [
    paragraph(
      bold(oneLine(name, 60)),
      ' to ',
      { type: 'channel', channel_id: channel },
      ': ',
      next,
      `, ${timingWords(timing, quiet)}.`,
    ),
    {
      type: 'actions',
      elements: [
        digestButton('preview', settings),
        digestButton(paused ? 'resume' : 'pause', settings),
        digestButton('edit', settings),
      ],
    },
  ];
}
