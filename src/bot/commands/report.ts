import { reportSubjects } from '../../operations/report-subjects.ts';
import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { readReportWords } from '../read-report-words.ts';
import { startManageReports, startReport } from '../start-report.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { reportForm } from '../views/report-form.ts';

/** `/adops report`, `report <saved name>`, `report list`, `report remove <name>` */
export const report: CommandHandler = async (call, { temporal }) => {
  const { by, channel, triggerId } = call;
  const asked = readReportWords(call.words);
  if (asked.kind === 'form') {
    await knock(temporal, 1_000);
    await openView(call, reportForm(usual, channel));
    return undefined;
  }
  if (asked.kind === 'list') {
    await startManageReports({ request: { kind: 'list' }, by, channel }, triggerId, temporal);
    return undefined;
  }
  if (asked.name === '') {
    throw new UserError(
      `Which one? Give its name: \`${slashCommand} report remove Weekly keywords\`.`,
    );
  }
  if (asked.kind === 'remove') {
    const request = { kind: 'remove', name: asked.name } as const;
    await startManageReports({ request, by, channel }, triggerId, temporal);
    return undefined;
  }
  await knock(temporal, 1_000);
  const run = { report: { saved: asked.name }, by, channel, to: 'person', isAsked: false } as const;
  await startReport(run, triggerId, temporal, 2_000);
  return undefined;
};

/** What most reports are of. */
const usual = reportSubjects.find(({ of }) => of === 'search.campaigns.list')?.of ?? '';
