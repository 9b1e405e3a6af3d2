import { z } from 'zod';
import type { SavedReportValue } from '../../messages/report/report-button.ts';
import type { ReportAsked } from '../../shared/report-run.ts';
import type { ActionCall, ActionHandler } from '../call.ts';
import { answerChannel } from '../answer-channel.ts';
import { findReport } from '../find-report.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { openDigestForm } from '../open-digest-form.ts';
import { openView } from '../open-view.ts';
import { startManageReports, startReport } from '../start-report.ts';
import { knock } from '../temporal-door.ts';
import { longestReportName, reportForm } from '../views/report-form.ts';

const SavedButton = z.object({
  name: z.string().min(1).max(longestReportName),
}) satisfies z.ZodType<SavedReportValue>;

/** Run, or Post it here, beside a saved report. */
export function runSavedReport(to: ReportAsked['to']): ActionHandler {
  return async (call, { temporal }) => {
    const report = { saved: nameIn(call) };
    await knock(temporal, 1_000);
    const submission = call.pressId.replaceAll(':', '.');
    const asked = { report, by: call.by, channel: await answerChannel(call), to, isAsked: false };
    await startReport(asked, submission, temporal, 2_000);
    return undefined;
  };
}

/** Edit, beside a saved report: its form opens with what it is. */
export const editReport: ActionHandler = async (call, { temporal }) => {
  const { name, report } = await findReport(nameIn(call), call.by, temporal);
  await openView(call, reportForm(report.of, await answerChannel(call), { ...report, name }));
  return undefined;
};

/** Schedule, beside a saved report: the form for a digest of it opens. */
export const scheduleReport: ActionHandler = async (call) => {
  const name = nameIn(call);
  const channel = await answerChannel(call);
  await openDigestForm({ ...call, channel }, { name, content: { kind: 'saved report', name } });
  return undefined;
};

/** Remove, beside a saved report; Slack has asked whether it is meant. */
export const removeReport: ActionHandler = async (call, { temporal }) => {
  const request = { kind: 'remove', name: nameIn(call) } as const;
  const input = { request, by: call.by, channel: await answerChannel(call) };
  await startManageReports(input, call.pressId.replaceAll(':', '.'), temporal);
  return undefined;
};

function nameIn({ value }: ActionCall): string {
  const { success, data } = SavedButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data.name;
}
