import { randomUUID } from 'node:crypto';
import type { Person } from '../shared/launch.ts';
import { suggestionId, taskQueues } from '../shared/ids.ts';
import type { SavedReport } from '../shared/report.ts';
import type { ReportSaved } from '../shared/report-run.ts';
import { attributes, findReport as find, saveReport as save } from '../workflows/index.ts';
import { within, type TemporalDoor } from './temporal-door.ts';
import { UserError } from './user-error.ts';

const beforeATriggerExpires = 2_000;

const asked = (by: Person, staticSummary: string) => ({
  workflowId: suggestionId(randomUUID()),
  taskQueue: taskQueues.adjutant,
  workflowExecutionTimeout: '10s' as const,
  priority: { priorityKey: 1 },
  staticSummary,
  typedSearchAttributes: [
    { key: attributes.kind, value: 'report' },
    { key: attributes.requester, value: by.user },
  ],
});

/** A saved report, in time for a form to open. @throws UserError where there is none */
export async function findReport(
  name: string,
  by: Person,
  { client }: TemporalDoor,
): Promise<SavedReport> {
  const found = await within(client, beforeATriggerExpires, () =>
    client.workflow.execute(find, { ...asked(by, 'Find a saved report'), args: [{ name, by }] }),
  );
  if (found.kind === 'found') return found.saved;
  throw new UserError('This report is not saved any more, or you may not look at it.');
}

/** Saves a report while a sent form waits for the answer. */
export async function saveReport(
  saved: Omit<SavedReport, 'savedAt'>,
  { client }: TemporalDoor,
): Promise<ReportSaved | { kind: 'refused'; reason: string }> {
  return within(client, beforeATriggerExpires, () =>
    client.workflow.execute(save, { ...asked(saved.by, 'Save a report'), args: [saved] }),
  );
}
