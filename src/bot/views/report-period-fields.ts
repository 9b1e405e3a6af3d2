import type { InputBlock, KnownBlock } from '@slack/types';
import { escape } from '../../messages/kit/escape.ts';
import { note } from '../../messages/kit/note.ts';
import { hasDays, type ReportSubject } from '../../operations/report-subjects.ts';
import type { ReportPeriod, ReportRequest } from '../../shared/report.ts';
import { option } from './option.ts';
import { plain } from './plain.ts';
import { reportBlocks } from './report-blocks.ts';
import { fieldValue } from './text-field.ts';

/** The relative periods by what they are called. */
const periodLabels: Record<Extract<ReportPeriod, { kind: 'relative' }>['of'] | 'days', string> = {
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  monthToDate: 'This month until yesterday',
  lastMonth: 'Last month',
  days: 'The days below',
};

/** Over which days figures are added up, and into how many rows; or why there is nothing to choose. */
export function reportPeriodFields(
  subject: ReportSubject,
  { period, by = 'period' }: Partial<Pick<ReportRequest, 'period' | 'by'>>,
): KnownBlock[] {
  if (!hasDays(subject)) {
    return [
      note(
        escape(
          subject.service === 'social'
            ? 'Figures are since each ad began: the service tells no days of ads.'
            : 'The service tells no figures of these, only what they are.',
        ),
      ),
    ];
  }
  const chosen = period === undefined ? 'last7' : period.kind === 'days' ? 'days' : period.of;
  const days = period?.kind === 'days' ? period : undefined;
  return [
    select(reportBlocks.period, 'Period', { labels: periodLabels, chosen }),
    dayField(reportBlocks.from, 'From', days?.from),
    dayField(reportBlocks.to, 'To', days?.to),
    select(reportBlocks.by, 'Rows', { labels: byLabels, chosen: by }),
  ];
}

const byLabels: Record<ReportRequest['by'], string> = {
  period: 'One for the whole period',
  day: 'One for each day',
  month: 'One for each month',
};

function dayField(blockId: string, label: string, given: string | undefined): InputBlock {
  return {
    type: 'input',
    block_id: blockId,
    optional: true,
    label: plain(label),
    element: {
      type: 'datepicker',
      action_id: fieldValue,
      ...(given !== undefined && { initial_date: given }),
    },
  };
}

function select<Value extends string>(
  blockId: string,
  label: string,
  { labels, chosen }: { labels: Record<Value, string>; chosen: Value },
): InputBlock {
  return {
    type: 'input',
    block_id: blockId,
    label: plain(label),
    element: {
      type: 'static_select',
      action_id: fieldValue,
      options: Object.entries<string>(labels).map(([value, words]) => option(value, words)),
      initial_option: option(chosen, labels[chosen]),
    },
  };
}
