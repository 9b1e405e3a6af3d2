import type { KnownBlock } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import type { DigestAnswer } from '../../shared/digest-request.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, line, link, list, paragraph, richText, type Words } from '../kit/rich-text.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { sentence } from '../kit/sentence.ts';
import { againButton } from './again-button.ts';
import { backfillConfirm } from './backfill-confirm.ts';
import { digestChoices } from './digest-choices.ts';
import { digestList, digestRow } from './digest-list.ts';
import { timingWords } from './timing-words.ts';
import { savedDigest } from './saved-digest.ts';
import { notInChannel } from './not-in-channel.ts';

type Of<Kind extends DigestAnswer['kind']> = Extract<DigestAnswer, { kind: Kind }>;

/** What one person is told about digests. `workflowId`: of the run that tells it. */
export function digestAnswer(answer: DigestAnswer, workflowId: string): Message {
  switch (answer.kind) {
    case 'list':
      return digestList(answer.listings, answer.elsewhere);
    case 'saved':
      return savedDigest(answer);
    case 'nothing in scope':
      return nothingInScope(answer, workflowId);
    case 'not in channel':
      return notInChannel(answer.channel, againButton(workflowId));
    case 'started':
      return told(answer, [
        '«',
        name(answer),
        `» for ${answer.periodKey} is on its way to `,
        channel(answer),
        '.',
      ]);
    case 'under way':
      return told(answer, [
        '«',
        name(answer),
        `» for ${answer.periodKey} is being made already. It comes to `,
        channel(answer),
        ' when its figures are read and its quiet hours are over.',
      ]);
    case 'posted already':
      return told(answer, [
        '«',
        name(answer),
        `» for ${answer.periodKey} is in `,
        channel(answer),
        ' already',
        ...(answer.link === undefined ? ['.'] : [': ', link(answer.link, 'the message'), '.']),
        ' The newest one is not posted twice; Preview shows you the figures as they are now.',
      ]);
    case 'not due':
      return told(answer, [
        '«',
        name(answer),
        '» has not come due yet. Preview shows what it would say now.',
      ]);
    case 'none due':
      return told(answer, [
        '«',
        name(answer),
        `» has not come due in ${daysWords(answer)}: it comes ${timingWords(answer.listing.settings.timing)}. Nothing was posted.`,
      ]);
    case 'paused':
      return told(
        answer,
        [
          '«',
          name(answer),
          '» is paused. Nothing comes to ',
          channel(answer),
          ' until it is resumed; what is being made now still comes.',
        ],
        digestRow(answer.listing),
      );
    case 'resumed':
      return told(
        answer,
        [
          '«',
          name(answer),
          '» goes on.',
          ...nextOf(answer),
          ...(answer.takenOver
            ? [' Whoever made it may not look at figures any more, so it is yours now.']
            : []),
        ],
        digestRow(answer.listing),
      );
    case 'removed':
      return told(answer, [
        '«',
        name(answer),
        '» is removed. What is being made now still comes to ',
        channel(answer),
        '; nothing after that.',
      ]);
    case 'confirm backfill':
      return backfillConfirm(answer);
    case 'backfilling':
      return told(answer, [
        '«',
        name(answer),
        `» comes to `,
        channel(answer),
        ` for ${daysWords(answer)}: ${counted(answer.posts, 'message')}, one after the other, the oldest first. What is there already is not posted again.`,
      ]);
    case 'not found':
      return digestChoices(answer);
    case 'refused':
      return refused(answer, workflowId);
    case 'failed':
      return failedTo('The digest could not be worked on.', answer);
  }
}

function refused({ reason, mayChange }: Of<'refused'>, workflowId: string): Message {
  const { text, blocks } = sentence(reason);
  if (mayChange !== true) return { text, blocks };
  return { text, blocks: [...blocks, { type: 'actions', elements: [againButton(workflowId)] }] };
}

function told(
  { listing }: { listing: Of<'started'>['listing'] },
  words: Words[],
  blocks: KnownBlock[] = [],
): Message {
  const fallback = `Digest «${oneLine(listing.settings.name, 80)}»`;
  return message(fallback, paragraph(...words), ...blocks);
}

const name = ({ listing }: { listing: Of<'started'>['listing'] }): Words =>
  bold(oneLine(listing.settings.name, 80));

const channel = ({ listing }: { listing: Of<'started'>['listing'] }): Words => ({
  type: 'channel',
  channel_id: listing.settings.channel,
});

const nextOf = ({ listing: { nextAt } }: Of<'resumed'>): Words[] =>
  nextAt === undefined ? [] : [' It comes next: ', richMoment(nextAt), '.'];

const daysWords = ({ days: { from, to } }: Pick<Of<'backfilling'>, 'days'>): string =>
  from === to ? from : `${from} to ${to}`;

function nothingInScope(
  { name: called, missing }: Of<'nothing in scope'>,
  workflowId: string,
): Message {
  const shown = missing.slice(0, mostMissing);
  const more = missing.length - shown.length;
  return message(
    `«${called}» would have nothing in it, so it was not saved.`,
    header('Nothing in it'),
    paragraph(
      '«',
      bold(oneLine(called, 80)),
      '» would have nothing in it now, so it was not saved. Pick media plans that have campaigns, an advertiser or account that has such media plans, or a search client.',
    ),
    shown.length === 0
      ? undefined
      : richText(
          list([
            ...shown.map((why) => line(oneLine(why, 300))),
            ...(more > 0 ? [line(`… and ${more} more`)] : []),
          ]),
        ),
    { type: 'actions', elements: [againButton(workflowId)] },
    note(`\`${slashCommand} show\` finds media plans by id, IO number or name.`),
  );
}

const mostMissing = 8;
