import type { ActionHandler } from '../call.ts';
import { unreadableButton } from '../launch-button-value.ts';
import { givenReport } from '../views/read-report-form.ts';
import { reportForm } from '../views/report-form.ts';
import { readReportMemory } from '../views/report-memory.ts';

/** Another kind of record was chosen: its fields are other ones, and the rest of the form stays as it is. */
export const chooseReport: ActionHandler = async ({ value, view, slack }) => {
  if (view === undefined) throw unreadableButton();
  const { channel, of } = readReportMemory(view.privateMetadata);
  const { inside, ...given } = givenReport(of, view.values);
  const isOneService = of.startsWith('search.') && value.startsWith('search.');
  await slack.views.update({
    view_id: view.viewId,
    hash: view.hash,
    view: reportForm(value, channel, {
      ...given,
      ...(isOneService && inside !== undefined && { inside }),
    }),
  });
  return undefined;
};
