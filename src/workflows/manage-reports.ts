import type { Person } from '../shared/launch.ts';
import type { SavedReport } from '../shared/report.ts';
import type { ReportNotice, ReportSaved, SavedReportFound } from '../shared/report-run.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { mayBegin } from './judge.ts';
import { keepingReports, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface ManageReportsInput {
  request: { kind: 'list' } | { kind: 'remove'; name: string };
  by: Person;
  channel: string;
}

/** Lists the saved reports to one person, or removes one for them. */
export async function manageReports({ request, by, channel }: ManageReportsInput): Promise<void> {
  const right = await mayBegin(by, 'read');
  const notice = right.accepted
    ? await done().catch(failed)
    : ({ kind: 'refused', reason: right.reason } as const);
  await telling.tellReport({ user: by.user, channel, notice });

  async function done(): Promise<ReportNotice> {
    if (request.kind === 'list')
      return { kind: 'list', reports: await keepingReports.listSavedReports() };
    const found = await keepingReports.findSavedReport(request.name);
    if (found.kind === 'none') {
      const { nearest, names } = found;
      return {
        kind: 'unknown',
        name: request.name,
        names,
        ...(nearest !== undefined && { nearest }),
      };
    }
    const { name } = found.saved;
    await keepingReports.removeSavedReport(name);
    return { kind: 'removed', name };
  }
}

/** A saved report, for a form that opens filled with it; nothing to people who may not act here. */
export async function findReport({
  name,
  by,
}: {
  name: string;
  by: Person;
}): Promise<SavedReportFound> {
  const [authority, found] = await Promise.all([
    authorityOf(by),
    keepingReports.findSavedReport(name),
  ]);
  return authority.accepted ? found : { kind: 'none', names: [] };
}

/** Saves a report under a name, while the form it was made in waits for the answer. */
export async function saveReport(
  saved: Omit<SavedReport, 'savedAt'>,
): Promise<ReportSaved | { kind: 'refused'; reason: string }> {
  const right = await mayBegin(saved.by, 'read');
  if (!right.accepted) return { kind: 'refused', reason: right.reason };
  return keepingReports.saveReport({ ...saved, savedAt: new Date().toISOString() });
}

const failed = (error: unknown): ReportNotice => ({
  kind: 'failed',
  what: 'The saved reports could not be read.',
  message: failureOf(error).message,
  reference: runReference(),
});
