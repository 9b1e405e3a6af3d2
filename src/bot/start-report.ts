import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { reportId, taskQueues } from '../shared/ids.ts';
import type { ReportAsked } from '../shared/report-run.ts';
import {
  attributes,
  manageReports,
  runReport,
  type ManageReportsInput,
} from '../workflows/index.ts';
import { knock, within, type TemporalDoor } from './temporal-door.ts';

/** Starts a report. The same submission is started once, however often it comes. */
export async function startReport(
  asked: ReportAsked,
  submission: string,
  { client }: TemporalDoor,
  withinMs: number,
): Promise<void> {
  const { report, by } = asked;
  const about = 'saved' in report ? report.saved : `${report.of} of ${report.inside}`;
  try {
    await within(client, withinMs, () =>
      client.workflow.start(runReport, {
        workflowId: reportId(submission),
        taskQueue: taskQueues.adjutant,
        args: [asked],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        priority: { priorityKey: 1 },
        staticSummary: `Report ${about.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: 'report' },
          { key: attributes.target, value: about.slice(0, 200) },
          { key: attributes.requester, value: by.user },
          { key: attributes.state, value: 'reading' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Lists the saved reports, or removes one. */
export async function startManageReports(
  input: ManageReportsInput,
  submission: string,
  temporal: TemporalDoor,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  await within(client, 2_000, () =>
    client.workflow.start(manageReports, {
      workflowId: `reports:${submission}`,
      taskQueue: taskQueues.adjutant,
      args: [input],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: `${input.request.kind} saved reports`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'report' },
        { key: attributes.requester, value: input.by.user },
      ],
    }),
  );
}
