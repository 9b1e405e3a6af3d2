import type { DigestView } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { digestCharts } from './digest-charts.ts';
import { digestNotes } from './digest-notes.ts';
import { digestRows } from './digest-rows.ts';
import { digestState, missingWords, type DigestExtra } from './digest-state.ts';
import { exceptionList } from './exception-list.ts';
import { figuresTable } from './figures-table.ts';
import { missingList } from './missing-list.ts';
import { moverList } from './mover-list.ts';
import { restatedList } from './restated-list.ts';

/**
 * A digest, to be read in 15 seconds: one sentence, what changed and why, what is wrong, the figures, the campaigns
 * that cost most with what can be done about them, charts, and how all of it is to be read.
 */
export function digestMessage(view: DigestView, extra: DigestExtra = {}): Message {
  const { name, headline, figures, movers, exceptions, charts, restated, missing } = view;
  return message(
    fallbackOf(view, extra),
    header(name),
    digestState(view, extra),
    paragraph(bold(oneLine(headline, 450))),
    moverList(movers, figures),
    ...exceptionList(exceptions, view.exceptionsLeftOut ?? 0),
    ...figuresTable(figures),
    ...digestRows(view),
    ...digestCharts(charts, extra.preview === true),
    restatedList(restated),
    missingList(missing),
    digestNotes(view, extra.preview === true),
  );
}

/** What a notification shows and a screen reader says; it makes sense without the rest. */
function fallbackOf(view: DigestView, { preview }: DigestExtra): string {
  const { name, headline, exceptions, exceptionsLeftOut = 0 } = view;
  const missing = missingWords(view);
  const wrong = exceptions.length + exceptionsLeftOut;
  const asides = [
    ...(wrong === 0 ? [] : [counted(wrong, 'exception')]),
    ...(missing === undefined ? [] : [`incomplete, ${missing}`]),
  ];
  const more = asides.length === 0 ? '' : ` (${asides.join('; ')})`;
  return `${preview === true ? 'Preview of ' : ''}${oneLine(name, 60)}${more}: ${headline}`;
}
