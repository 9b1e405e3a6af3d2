import type { ActionsBlock, KnownBlock } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { ReportDigest, ReportView } from '../../shared/report-run.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { tableBlock } from '../operation/operation-answer.ts';
import { reportButton } from './report-button.ts';
import { moneyIn, reportSpan } from './report-words.ts';

/** Where the file is that has what the message does not hold. */
export type FilePlace = 'in your direct messages' | 'in the thread';

/** A report: what it is of, its first rows, and where the rest is. */
export function reportMessage(
  view: ReportView,
  shown: { file: FilePlace; by?: string; digest?: Pick<ReportDigest, 'name' | 'late'> },
): Message {
  const { title, name, total, notes, asOf, columns, rows } = view;
  const { digest, by, file } = shown;
  const heading = digest?.name ?? name ?? title;
  const found = counted(total, 'row');
  const span = reportSpan(view);
  return message(
    `${heading}${span === '' ? '' : `, ${span}`}: ${found}.`,
    header(heading),
    heading === title ? undefined : note(escape(oneLine(title, 200))),
    total === 0
      ? paragraph(
          bold('No row fits. '),
          'The service has nothing of this period that passes the filters.',
        )
      : tableBlock({ columns, rows }),
    note(
      [`*${found}*`, partWords(view, file), span, moneyIn(view), `as of ${moment(asOf)}`]
        .filter((words) => words !== '')
        .join('  ·  '),
    ),
    notes.length > 0 ? note(escape(oneLine(notes.join(' '), 300))) : undefined,
    digest?.late === undefined ? undefined : note(escape(oneLine(digest.late, 200))),
    by === undefined ? undefined : note(`Asked for by <@${by}>`),
    by === undefined && digest === undefined && name !== undefined ? buttons(name) : undefined,
  );
}

function partWords({ rows, total, hasFile }: ReportView, file: FilePlace): string {
  const part = rows.length < total ? `the first ${rows.length} are here` : '';
  const all = hasFile ? `all of it is in the CSV ${file}` : '';
  return [part, all].filter((words) => words !== '').join(', ');
}

function buttons(name: string): ActionsBlock & KnownBlock {
  const value = { name };
  return {
    type: 'actions',
    elements: [
      reportButton(actionIds.reportPost, 'Post it here', value),
      reportButton(actionIds.reportSchedule, 'Schedule', value),
      reportButton(actionIds.reportEdit, 'Edit', value),
    ],
  };
}
