import type { KnownBlock } from '@slack/types';
import type { PacingAnswer, WatchListing } from '../../shared/pacing-request.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, line, list, paragraph, richText, type Words } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { watchAgainButton } from './watch-button.ts';
import { watchChoices } from './watch-choices.ts';
import { watchList, watchRow } from './watch-list.ts';
import { notInChannel } from '../digest-list/not-in-channel.ts';

const mostMissing = 8;

/** What one person is told about watches. `workflowId`: of the run that tells it. */
export function watchAnswer(answer: PacingAnswer, workflowId: string): Message {
  switch (answer.kind) {
    case 'list':
      return watchList(answer.listings, answer.elsewhere);
    case 'found':
      return told(answer.listing, ['.'], watchRow(answer.listing));
    case 'saved':
      return saved(answer);
    case 'nothing in scope':
      return nothingInScope(answer, workflowId);
    case 'not in channel':
      return notInChannel(answer.channel, watchAgainButton(workflowId));
    case 'checked':
      return checked(answer);
    case 'paused':
      return told(
        answer.listing,
        [' is paused. Its open alerts stay as they are until it is resumed.'],
        watchRow(answer.listing),
      );
    case 'resumed':
      return told(answer.listing, [' goes on.'], watchRow(answer.listing));
    case 'removed':
      return told(answer.listing, [' is removed, and its open alerts are closed.']);
    case 'not found':
      return watchChoices(answer);
    case 'refused':
      return sentence(answer.reason);
    case 'failed':
      return failedTo('The watch could not be worked on.', answer);
  }
}

function told({ settings }: WatchListing, words: Words[], blocks: KnownBlock[] = []): Message {
  const name = oneLine(settings.name, 80);
  return message(`Watch «${name}»`, paragraph('«', bold(name), '»', ...words), ...blocks);
}

function saved({
  listing,
  isNew,
  mediaPlans,
  missing,
}: Extract<PacingAnswer, { kind: 'saved' }>): Message {
  const { nextAt, paused } = listing;
  const next = nextAt === undefined || paused ? [] : [' It checks next ', richMoment(nextAt), '.'];
  const holds =
    mediaPlans === 0
      ? 'Nothing was launched from that channel yet; it begins when something is.'
      : `It holds ${counted(mediaPlans, 'media plan')} now.`;
  return told(
    listing,
    [` is ${isNew ? 'added' : 'changed'}.`, ...next, ` ${holds}`],
    [...missingList(missing), ...watchRow(listing)],
  );
}

function nothingInScope(
  { name, missing }: Extract<PacingAnswer, { kind: 'nothing in scope' }>,
  workflowId: string,
): Message {
  return message(
    `«${oneLine(name, 80)}» was not saved: nothing is in it.`,
    paragraph(
      '«',
      bold(oneLine(name, 80)),
      '» was not saved: there is no media plan in what it is about. Pick others, or everything of the channel.',
    ),
    ...missingList(missing),
    { type: 'actions', elements: [watchAgainButton(workflowId)] },
  );
}

function checked({
  listing,
  looked,
  open,
  ended,
  heldUntil,
}: Extract<PacingAnswer, { kind: 'checked' }>): Message {
  const { channel } = listing.settings;
  const found: Words[] =
    open === 0
      ? [' Nothing is wrong.']
      : [
          ` ${counted(open, 'alert')} open, in `,
          { type: 'channel', channel_id: channel },
          ...(heldUntil === undefined
            ? []
            : [
                ' (new ones that can wait come when its quiet hours end, ',
                richMoment(heldUntil),
                ')',
              ]),
          '.',
        ];
  const over = ended === 0 ? '' : ` ${counted(ended, 'alert')} ${ended === 1 ? 'is' : 'are'} over.`;
  return told(listing, [`: ${counted(looked, 'campaign')} looked at.`, ...found, over]);
}

function missingList(missing: string[]): KnownBlock[] {
  if (missing.length === 0) return [];
  const shown = missing.slice(0, mostMissing);
  const more = missing.length - shown.length;
  return [
    richText(
      line('These cannot be watched:'),
      list([
        ...shown.map((why) => line(oneLine(why, 300))),
        ...(more > 0 ? [line(`and ${more} more`)] : []),
      ]),
    ),
  ];
}
