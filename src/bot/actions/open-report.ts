import { z } from 'zod';
import type { OpenReportValue } from '../../messages/report/open-report-button.ts';
import type { ActionHandler } from '../call.ts';
import { answerChannel } from '../answer-channel.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';
import { openView } from '../open-view.ts';
import { knock } from '../temporal-door.ts';
import { reportForm } from '../views/report-form.ts';

const OpenReport = z.object({
  of: z.string(),
  in: z.string().max(75),
}) satisfies z.ZodType<OpenReportValue>;

/** Opens the form of a report, filled with what it is of. */
export const openReport: ActionHandler = async (call, { temporal }) => {
  const { success, data } = OpenReport.safeParse(jsonOf(call.value));
  if (!success) throw unreadableButton();
  await knock(temporal, 1_000);
  const channel = await answerChannel(call);
  await openView(call, reportForm(data.of, channel, { inside: data.in }));
  return undefined;
};
