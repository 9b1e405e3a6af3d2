import type { KnownBlock } from '@slack/types';
import type { CalendarFreezeTimes, Freezes, KnownFreeze } from '../../shared/freeze.ts';
import { slashCommand } from '../../shared/ids.ts';
import { targetWords } from '../delivery/delivery-words.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, paragraph, person } from '../kit/rich-text.ts';

const most = 8;

/** All that is frozen, for one person. */
export function freezeList({ set, calendar }: Freezes): Message {
  if (set.length + calendar.length === 0) {
    return message(
      'Nothing is frozen.',
      paragraph(
        'Nothing is frozen. Freeze something with ',
        code(`${slashCommand} freeze 2001`),
        '.',
      ),
    );
  }
  return message(
    `${counted(set.length, 'freeze')}, and ${calendar.length} in the policy's calendar.`,
    header('Frozen'),
    set.length === 0 ? paragraph('Nobody has frozen anything.') : undefined,
    ...freezeRows(set),
    calendar.length === 0 ? undefined : header('By the calendar of the policy'),
    ...calendar.slice(0, most).flatMap(calendarRow),
    ...(calendar.length > most ? [note(`and ${calendar.length - most} more`)] : []),
  );
}

/** Freezes that were set by command, with who set them and until when. */
export function freezeRows(freezes: KnownFreeze[]): KnownBlock[] {
  const rows = freezes
    .slice(0, most)
    .flatMap(({ target, by, since, until, reason }) => [
      paragraph(
        bold(targetWords(target)),
        ' by ',
        person(by),
        ...(reason === undefined ? [] : [`: ${oneLine(reason, 150)}`]),
      ),
      note(
        `Since ${moment(since)}, ${until === undefined ? 'until somebody ends it' : `until ${moment(until)}`}`,
      ),
    ]);
  const more = freezes.length - most;
  return more > 0 ? [...rows, note(`and ${more} more`)] : rows;
}

function calendarRow({
  name,
  reason,
  from,
  until,
  advertisers,
}: CalendarFreezeTimes): KnownBlock[] {
  const on =
    advertisers === 'all'
      ? 'all advertisers'
      : `${advertisers.length === 1 ? 'advertiser' : 'advertisers'} ${advertisers.join(', ')}`;
  return [
    paragraph(bold(oneLine(name, 100)), ` on ${oneLine(on, 100)}: ${oneLine(reason, 150)}`),
    note(`From ${moment(from)} until ${moment(until)}`),
  ];
}
