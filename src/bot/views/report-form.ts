import type { InputBlock, ModalView } from '@slack/types';
import {
  reportSubject,
  reportSubjects,
  type ReportSubject,
} from '../../operations/report-subjects.ts';
import { actionIds, optionIds, viewIds } from '../../shared/ids.ts';
import type { ReportRequest } from '../../shared/report.ts';
import { option } from './option.ts';
import { plain } from './plain.ts';
import { reportBlockOf, reportBlocks } from './report-blocks.ts';
import { writeReportMemory } from './report-memory.ts';
import { reportPeriodFields } from './report-period-fields.ts';
import { fieldValue, textField } from './text-field.ts';

/** Characters of the name a report is saved under. */
export const longestReportName = 60;

/** What happens once the form is sent. */
export const reportEnds = ['me', 'channel', 'digest'] as const;
export type ReportEnd = (typeof reportEnds)[number];

/** What is in the fields when the form opens. */
export interface GivenReport extends Partial<Omit<ReportRequest, 'of'>> {
  name?: string;
  end?: ReportEnd;
}

/** The form for a report of one kind; another kind is chosen in it. */
export function reportForm(of: string, channel: string, given: GivenReport = {}): ModalView {
  const subject = reportSubject(of) ?? reportSubjects[0];
  if (subject === undefined) throw new TypeError('there is nothing to report');
  return {
    type: 'modal',
    callback_id: viewIds.reportForm,
    private_metadata: writeReportMemory({ channel, of: subject.of }),
    title: plain('Report'),
    submit: plain('Next'),
    close: plain('Cancel'),
    blocks: [
      whatField(subject),
      insideField(subject, given.inside),
      fieldsField(subject, given.fields ?? []),
      filtersField(given.filters ?? []),
      sortField(subject, given.sort),
      ...reportPeriodFields(subject, given),
      textField(reportBlocks.name, 'Save it as', {
        ...(given.name !== undefined && { given: given.name }),
        hint: 'Everybody can run it by this name. Empty: it is not kept.',
        most: longestReportName,
        isOptional: true,
      }),
      endField(given.end ?? 'me'),
    ],
  };
}

function whatField(subject: ReportSubject): InputBlock {
  return {
    type: 'input',
    block_id: reportBlocks.of,
    dispatch_action: true,
    label: plain('Report of'),
    element: {
      type: 'static_select',
      action_id: actionIds.reportWhat,
      options: reportSubjects.map(({ of, label }) => option(of, label)),
      initial_option: option(subject.of, subject.label),
    },
  };
}

function insideField(
  { of, service, inside }: ReportSubject,
  given: string | undefined,
): InputBlock {
  const isSearch = service === 'search';
  return {
    type: 'input',
    block_id: reportBlockOf('inside', of),
    optional: false,
    label: plain(isSearch ? 'Client' : 'In'),
    ...(!isSearch && { hint: plain(`One ${inside.join(', ')}: all of them that are in it.`) }),
    element: {
      type: 'external_select',
      action_id: optionIds.reportInside,
      min_query_length: 0,
      placeholder: plain('Type an id or a part of the name'),
      ...(given !== undefined && given !== '' && { initial_option: option(given) }),
    },
  };
}

function fieldsField({ of, usual }: ReportSubject, given: readonly string[]): InputBlock {
  return {
    type: 'input',
    block_id: reportBlockOf('fields', of),
    optional: true,
    label: plain('Fields'),
    hint: plain(`Empty: ${usual.join(', ')}.`.slice(0, 500)),
    element: {
      type: 'multi_external_select',
      action_id: optionIds.reportFields,
      min_query_length: 0,
      max_selected_items: mostFields,
      placeholder: plain('Type a part of the name'),
      ...(given.length > 0 && {
        initial_options: given.slice(0, mostFields).map((name) => option(name)),
      }),
    },
  };
}

/** With more of them a row is read by nobody. */
const mostFields = 50;

function filtersField(given: readonly string[]): InputBlock {
  return {
    type: 'input',
    block_id: reportBlocks.filters,
    optional: true,
    label: plain('Filters'),
    hint: plain('One a line: impressions>=100, name=contains:boots, status=in:ACTIVE,PAUSED.'),
    element: {
      type: 'plain_text_input',
      action_id: fieldValue,
      multiline: true,
      max_length: 2_000,
      ...(given.length > 0 && { initial_value: given.join('\n').slice(0, 2_000) }),
    },
  };
}

function sortField({ of }: ReportSubject, given: string | undefined): InputBlock {
  return {
    type: 'input',
    block_id: reportBlockOf('sort', of),
    optional: true,
    label: plain('Sorted by'),
    hint: plain('With - in front from the largest: -impressions.'),
    element: {
      type: 'external_select',
      action_id: optionIds.reportSort,
      min_query_length: 0,
      ...(given !== undefined && { initial_option: option(given) }),
    },
  };
}

function endField(chosen: ReportEnd): InputBlock {
  const labels: Record<ReportEnd, string> = {
    me: 'Say what it costs, then show it to me alone',
    channel: 'Say what it costs, then post it in this channel',
    digest: 'Save it, and have it posted on a schedule',
  };
  return {
    type: 'input',
    block_id: reportBlocks.end,
    label: plain('Then'),
    element: {
      type: 'radio_buttons',
      action_id: fieldValue,
      options: reportEnds.map((end) => option(end, labels[end])),
      initial_option: option(chosen, labels[chosen]),
    },
  };
}
