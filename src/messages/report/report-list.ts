import type { KnownBlock } from '@slack/types';
import { actionIds, slashCommand } from '../../shared/ids.ts';
import type { SavedReport } from '../../shared/report.ts';
import { reportPeriodWords } from '../../shared/report-days.ts';
import { confirmation } from '../kit/confirmation.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { plainSentence } from '../kit/sentence.ts';
import { reportButton } from './report-button.ts';

/** The saved reports, each with what can be done with it. */
export function reportList(reports: readonly SavedReport[]): Message {
  if (reports.length === 0) {
    return plainSentence(
      `No report is saved yet. \`${slashCommand} report\` opens the form: give it a name there.`,
    );
  }
  const shown = reports.slice(0, mostShown);
  const names = shown.map(({ name }) => name).join(', ');
  return message(
    `${counted(reports.length, 'saved report')}: ${names}.`,
    header('Saved reports'),
    ...shown.flatMap(saved),
    note(
      [
        reports.length > mostShown ? `The first ${mostShown} of ${reports.length}.` : '',
        `\`${slashCommand} report Name\` runs one.`,
      ]
        .filter((words) => words !== '')
        .join(' '),
    ),
  );
}

/** Slack takes some 12,000 characters. */
const mostShown = 15;

function saved({ name, report }: SavedReport): KnownBlock[] {
  const value = { name };
  const what = `${report.of.replace(/\.list$/, '')} of ${report.inside}, ${reportPeriodWords(report.period)}`;
  return [
    {
      type: 'section',
      text: {
        type: 'plain_text',
        text: `${oneLine(name, 60)}\n${oneLine(what, 120)}`,
        emoji: false,
      },
    },
    {
      type: 'actions',
      elements: [
        reportButton(actionIds.reportRun, 'Run', value),
        reportButton(actionIds.reportEdit, 'Edit', value),
        reportButton(actionIds.reportSchedule, 'Schedule', value),
        reportButton(actionIds.reportRemove, 'Remove', value, {
          confirm: confirmation({
            title: 'Remove this report?',
            text: `«${oneLine(name, 60)}» is there for everybody here. Digests that show it keep it.`,
            confirm: 'Remove',
            deny: 'Keep',
            style: 'danger',
          }),
        }),
      ],
    },
  ];
}
