import type { KnownBlock, RichTextBlock } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import type { WatchListing } from '../../shared/pacing-request.ts';
import { noteWords } from '../digest-list/note-words.ts';
import { scopeWords } from '../digest-list/scope-words.ts';
import { timingWords } from '../digest-list/timing-words.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, code, line, paragraph, person, richText, type Words } from '../kit/rich-text.ts';
import { addWatchButton, watchButtons } from './watch-button.ts';

/** Slack takes 12,000 characters. */
const most = 10;

/** The watches of a channel and of one person, each with its buttons. `elsewhere`: how many others there are. */
export function watchList(listings: WatchListing[], elsewhere: number): Message {
  const add: KnownBlock = { type: 'actions', elements: [addWatchButton] };
  const others =
    elsewhere === 0 ? '' : `${countedWatches(elsewhere)} of other people in other channels. `;
  if (listings.length === 0) {
    return message(
      'Nothing is watched here yet.',
      paragraph(
        'Nothing is watched here yet. Begin with ',
        code(`${slashCommand} pacing add Autumn 09:00 mon-fri`),
        '.',
      ),
      add,
      others === '' ? undefined : note(others),
    );
  }
  const cut =
    listings.length <= most
      ? ''
      : `These are ${most} of ${listings.length}; name another one, as in \`${slashCommand} pacing edit 3f9c2a1b\`. `;
  return message(
    `${countedWatches(listings.length)}.`,
    header('Watches over spend'),
    ...listings.slice(0, most).flatMap(watchRow),
    add,
    note(`${cut}${others}Times are shown on your clock.`),
  );
}

/** One watch with what can be done with it. */
export function watchRow(listing: WatchListing): KnownBlock[] {
  return [watchFacts(listing), { type: 'actions', elements: watchButtons(listing) }];
}

/** What a watch is, when it checks, and what became of it. */
export function watchFacts({
  settings,
  paused,
  note: said,
  nextAt,
  lastAt,
  alerts = 0,
}: WatchListing): RichTextBlock {
  const { id, name, channel, timing, quiet, scope, by, tolerance, endsOn } = settings;
  const ends = endsOn === undefined ? '' : ` Flights end on ${endsOn} where nothing says it.`;
  return richText(
    line(
      bold(oneLine(name, 80)),
      '  ',
      code(oneLine(id, 20)),
      ' tells ',
      { type: 'channel', channel_id: channel },
      `, ${timingWords(timing, quiet)}.\nAbout ${scopeWords(scope)}; tolerance ${tolerance.start} % at the start of a flight, ${tolerance.end} % at its end.${ends} Made by `,
      person(by.user),
      '.\n',
      ...nextWords(paused, nextAt),
      ...(lastAt === undefined ? [' Not checked yet.'] : [' Last check ', richMoment(lastAt), '.']),
      ...(alerts === 0 ? [] : [' ', bold(`${counted(alerts, 'alert')} open.`)]),
      ...(said === undefined ? [] : [' ', ...noteWords(said)]),
    ),
  );
}

function nextWords(paused: boolean, nextAt: string | undefined): Words[] {
  if (paused) return [bold('Paused.')];
  return nextAt === undefined ? ['No time to come.'] : ['Next ', richMoment(nextAt), '.'];
}

const countedWatches = (count: number): string => (count === 1 ? '1 watch' : `${count} watches`);
