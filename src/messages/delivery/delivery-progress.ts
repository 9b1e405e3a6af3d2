import type { KnownBlock, RichTextBlock } from '@slack/types';
import type { DeliveryAsked, DeliveryContent, DeliveryProgress } from '../../shared/delivery.ts';
import { peopleWords } from '../approval/people-words.ts';
import { counted } from '../kit/counted.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { moneyWords } from './delivery-survey.ts';
import { deliveryVerbs, partWord } from './delivery-words.ts';

type Working = Extract<DeliveryContent, { kind: 'working' }>;

/** How far it is. */
export function progressBlocks(
  asked: DeliveryAsked,
  { progress, approvedBy }: Working,
): (KnownBlock | undefined)[] {
  const { action, survey } = asked;
  const all = counted(progress.total, partWord(survey));
  return [
    paragraph(
      bold(
        `${deliveryVerbs[action].doing}: ${progress.changed.toLocaleString('en')} of ${all} so far`,
      ),
      `${otherCounts(asked, progress)}.`,
    ),
    askedBy(asked),
    approvedWords(approvedBy),
    progress.quietSince === undefined
      ? undefined
      : note(
          `The service has not answered since ${moment(progress.quietSince)}. It is tried on; nothing is done twice.`,
        ),
  ];
}

/** `, 3 so already, 1 failed`. */
export function otherCounts(
  { survey }: DeliveryAsked,
  { alreadySo: found, failed, leftOut }: DeliveryProgress,
): string {
  const alreadySo = survey.alreadySo + found;
  const left = [...survey.leftOut, ...leftOut].reduce((sum, { count }) => sum + count, 0);
  return [
    alreadySo === 0 ? '' : `, ${alreadySo.toLocaleString('en')} so already`,
    left === 0 ? '' : `, ${left.toLocaleString('en')} left alone`,
    failed === 0 ? '' : `, ${failed.toLocaleString('en')} failed`,
  ].join('');
}

/** Who wanted it, why, and how much money a day it is about. */
export function askedBy(asked: DeliveryAsked): RichTextBlock {
  const { by, reason } = asked;
  return paragraph(
    `Money a day: ${moneyWords(asked)}. Asked for by `,
    person(by),
    reason === undefined ? '.' : `: ${oneLine(reason, 300)}`,
  );
}

export function approvedWords(users: readonly string[]): RichTextBlock | undefined {
  return users.length === 0 ? undefined : paragraph('Approved by ', ...peopleWords(users), '.');
}
