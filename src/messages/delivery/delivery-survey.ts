import type { KnownBlock } from '@slack/types';
import type { DeliveryAsked } from '../../shared/delivery.ts';
import { formatMoney } from '../../shared/money.ts';
import { counted } from '../kit/counted.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { deliveryVerbs, partWord } from './delivery-words.ts';
import { leftOutList } from './left-out-list.ts';

/** What would change: how many, the first names, the money a day, and what stays as it is. */
export function surveyBlocks(asked: DeliveryAsked): (KnownBlock | undefined)[] {
  const { action, survey, by, reason } = asked;
  const { count, first, alreadySo, leftOut } = survey;
  const named = first.map((name) => `«${oneLine(name, 60)}»`).join(', ');
  const more = count - first.length;
  const so = alreadySo === 0 ? '' : ` ${alreadySo.toLocaleString('en')} more are so already.`;
  return [
    paragraph(
      bold(`${deliveryVerbs[action].do} ${counted(count, partWord(survey))}`),
      `: ${named}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}.${so}`,
    ),
    paragraph(bold('Money a day: '), moneyWords(asked)),
    paragraph(
      'Asked for by ',
      person(by),
      reason === undefined ? '.' : `: ${oneLine(reason, 300)}`,
    ),
    leftOutList(action, leftOut),
  ];
}

/** `up to €200.00`: daily budgets. */
export function moneyWords({ survey: { perDay, perDayUnknown } }: DeliveryAsked): string {
  const known = perDay.map(formatMoney).join(' and ');
  const unknown = perDayUnknown === 0 ? '' : `not known of ${counted(perDayUnknown, 'campaign')}`;
  if (known === '') return unknown === '' ? 'none' : unknown;
  return unknown === '' ? `up to ${known}` : `up to ${known}, ${unknown}`;
}
