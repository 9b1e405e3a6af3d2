import { actionIds } from '../../shared/ids.ts';
import type { ReportNotice } from '../../shared/report-run.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { paragraph } from '../kit/rich-text.ts';
import { reportButton } from './report-button.ts';
import { count, reportSpan } from './report-words.ts';

/** What a report costs, before it is run. */
export function reportCost(notice: Extract<ReportNotice, { kind: 'cost' }>): Message {
  const { plan, workflowId, version } = notice;
  const value = { w: workflowId, version };
  const cost = costWords(notice);
  const span = reportSpan(plan);
  const small = [span, ...plan.notes].filter((words) => words !== '').join('  ·  ');
  return message(
    `${plan.title}: ${cost}`,
    header(plan.title),
    paragraph(cost),
    small === '' ? undefined : note(escape(oneLine(small, 500))),
    {
      type: 'actions',
      elements: [
        reportButton(actionIds.reportGo, 'Run', value, { style: 'primary' }),
        reportButton(actionIds.reportCancel, 'Cancel', value),
      ],
    },
  );
}

function costWords({
  plan: { service },
  requests,
  rows,
  quota,
}: Extract<ReportNotice, { kind: 'cost' }>): string {
  if (service === 'social') {
    return requests === 0
      ? 'There is nothing to report in it.'
      : `It takes up to ${counted(requests, 'request')} of the social service, one for each object.`;
  }
  const left =
    quota === undefined
      ? ''
      : ` ${count(quota.used)} of ${count(quota.of)} are used or reserved this hour.`;
  if (rows === undefined) {
    return `It takes at least ${counted(requests, 'request')} of the search service: one for every 2,000 rows.${left}`;
  }
  return `It has ${counted(rows, 'row')}, which take ${counted(requests, 'request')} of the search service.${left}`;
}
