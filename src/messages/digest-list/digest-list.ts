import type { ActionsBlock, KnownBlock, RichTextBlock } from '@slack/types';
import type { DigestListing } from '../../shared/digest.ts';
import { slashCommand } from '../../shared/ids.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, line, paragraph, person, richText, type Words } from '../kit/rich-text.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { addDigestButton, digestButtons } from './digest-button.ts';
import { noteWords } from './note-words.ts';
import { contentWords } from './scope-words.ts';
import { timingWords } from './timing-words.ts';

/** Slack takes 50 blocks. */
const most = 15;

/** The digests of a channel and of one person, each with its buttons. `elsewhere`: how many others there are. */
export function digestList(listings: DigestListing[], elsewhere: number): Message {
  const others =
    elsewhere === 0
      ? ''
      : `${counted(elsewhere, 'digest')} of other people in other channels ${elsewhere === 1 ? 'is' : 'are'} listed there. `;
  if (listings.length === 0) {
    return message(
      'There are no digests here yet.',
      paragraph(
        'There are no digests here yet. Add one: ',
        code(`${slashCommand} digest add Morning 08:30 mon-fri`),
        '.',
      ),
      { type: 'actions', elements: [addDigestButton] },
      others === '' ? undefined : note(others),
    );
  }
  return message(
    `${counted(listings.length, 'digest')}.`,
    header('Digests'),
    ...listings.slice(0, most).flatMap(digestRow),
    { type: 'actions', elements: [addDigestButton] },
    note(`${moreWords(listings.length)}${others}Times are shown on your clock.`),
  );
}

const moreWords = (all: number): string =>
  all <= most
    ? ''
    : `These are ${most} of ${all}; name another one, as in \`${slashCommand} digest edit 3f9c2a1b\`. `;

/** One digest with what can be done with it. */
export function digestRow(listing: DigestListing): KnownBlock[] {
  return [digestFacts(listing), digestActions(listing)];
}

const digestActions = (listing: DigestListing): ActionsBlock => ({
  type: 'actions',
  elements: digestButtons(listing),
});

/** What a digest is, when it comes, and what became of it. */
export function digestFacts({
  settings,
  paused,
  note: said,
  nextAt,
  lastAt,
}: DigestListing): RichTextBlock {
  const { id, name, channel, timing, quiet, content, by } = settings;
  return richText(
    line(
      bold(oneLine(name, 80)),
      '  ',
      code(oneLine(id, 20)),
      ' to ',
      { type: 'channel', channel_id: channel },
      `, ${timingWords(timing, quiet)}.\nAbout ${contentWords(content)}. Made by `,
      person(by.user),
      '.\n',
      ...nextWords(paused, nextAt),
      ...(lastAt === undefined ? [' Not run yet.'] : [' Last run: ', richMoment(lastAt), '.']),
      ...(said === undefined ? [] : [' ', ...noteWords(said)]),
    ),
  );
}

function nextWords(paused: boolean, nextAt: string | undefined): Words[] {
  if (paused) return [bold('Paused.')];
  return nextAt === undefined ? ['No time to come.'] : ['Next: ', richMoment(nextAt), '.'];
}
