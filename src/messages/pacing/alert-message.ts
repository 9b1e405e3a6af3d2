import type { KnownBlock } from '@slack/types';
import { daysWords } from '../../shared/day-words.ts';
import { formatMoney } from '../../shared/money.ts';
import type { PacingAlert } from '../../shared/pacing-alert.ts';
import type { Pacing } from '../../shared/pacing.ts';
import { targetWords } from '../delivery/delivery-words.ts';
import { escape } from '../kit/escape.ts';
import { facts } from '../kit/facts.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, paragraph, person } from '../kit/rich-text.ts';
import { alertButtons } from './alert-buttons.ts';
import { alertTitle } from './alert-words.ts';

/** An alert as it stands: what is wrong, the figures, and what mends it. */
export function alertMessage(alert: PacingAlert): Message {
  const { about, over } = alert;
  const title = alertTitle(about);
  return message(
    over ? `Over: ${title}` : `${title}. ${about.sentence}`,
    header(over ? `Over · ${title}` : title),
    stateOf(alert),
    paragraph(oneLine(about.sentence, 900)),
    about.kind === 'campaign' ? figures(about.pacing) : undefined,
    note(footer(alert)),
    over ? undefined : alertButtons(alert),
  );
}

function stateOf({ over, snoozed }: PacingAlert): KnownBlock | undefined {
  if (over) {
    const words = {
      mended: 'Over since ',
      'not in scope': 'Not watched any more since ',
      'watch removed': 'The watch was removed ',
    }[over.why];
    return paragraph(bold(words), richMoment(over.at), '. What follows is what it last said.');
  }
  if (snoozed === undefined) return undefined;
  const { by, until, reason } = snoozed;
  return paragraph(
    bold('Snoozed'),
    ' by ',
    person(by.user),
    ' until ',
    richMoment(until),
    `: ${oneLine(reason, 500)}`,
  );
}

function figures({ looked, zone, spent, plan }: Omit<Pacing, 'causes'>): KnownBlock {
  const spentFact: [string, ...string[]] = [
    'Spent',
    formatMoney(spent),
    `${daysWords(looked)}, ${zone}`,
  ];
  if (plan === undefined) {
    return facts(spentFact, ['Planned', 'not known: no last day or no budget is known']);
  }
  const { planned, flight, due, projected, tolerancePercent } = plan;
  return facts(
    ['Planned', formatMoney(planned), `${daysWords(flight)}, ${zone}`],
    spentFact,
    ['Due by then', formatMoney(due), 'if it were spent evenly'],
    ['Projected to the end', formatMoney(projected.money), projected.method],
    ['Tolerance today', `${tolerancePercent.toLocaleString('en', { maximumFractionDigits: 1 })} %`],
  );
}

function footer({ about, watch, since, checkedAt }: PacingAlert): string {
  const what = about.kind === 'missing' ? '' : ` · ${targetWords(about.pacing.target)}`;
  return `Watch «${escape(oneLine(watch.name, 80))}»${escape(what)} · found ${moment(since)} · checked ${moment(checkedAt)}`;
}
