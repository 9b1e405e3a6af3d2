import { slashCommand } from '../../shared/ids.ts';
import type { ReportNotice } from '../../shared/report-run.ts';
import { failedTo } from '../failed-to.ts';
import type { Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { plainSentence } from '../kit/sentence.ts';
import { reportCost } from './report-cost.ts';
import { reportList } from './report-list.ts';
import { reportMessage } from './report-message.ts';

/** What one person is told about a report. */
export function reportNotice(notice: ReportNotice): Message {
  switch (notice.kind) {
    case 'cost':
      return reportCost(notice);
    case 'cancelled':
      return plainSentence(`«${plain(notice.title)}» was not run.`);
    case 'view':
      return reportMessage(notice.view, { file: 'in your direct messages' });
    case 'unknown':
      return plainSentence(unknownWords(notice));
    case 'list':
      return reportList(notice.reports);
    case 'removed':
      return plainSentence(
        `The report «${plain(notice.name)}» was removed. Digests that show it keep it.`,
      );
    case 'problems':
      return plainSentence(problemWords(notice));
    case 'refused':
      return plainSentence(notice.reason);
    case 'failed':
      return failedTo(notice.what, notice);
  }
}

function unknownWords({
  name,
  nearest,
  names,
}: Extract<ReportNotice, { kind: 'unknown' }>): string {
  const start = `No report is saved as «${plain(name)}».`;
  if (nearest !== undefined)
    return `${start} Did you mean \`${slashCommand} report ${plain(nearest)}\`?`;
  return names.length === 0
    ? `${start} None is saved yet: \`${slashCommand} report\` opens the form.`
    : `${start} There are: ${names.map((one) => plain(one)).join(', ')}.`;
}

function problemWords({ problems, of }: Extract<ReportNotice, { kind: 'problems' }>): string {
  const start = of === undefined ? '' : `The report of «${plain(of)}» was not posted. `;
  return start + problems.join(' ');
}

/** No name breaks out of what is written as code. */
const plain = (text: string): string => oneLine(text, 80).replaceAll('`', "'");
