import { taskQueues } from '../shared/ids.ts';
import type { ExportPeriod } from '../shared/why.ts';
import { attributes, exportLedger } from '../workflows/index.ts';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { knock, within } from './temporal-door.ts';

/** Starts the workflow that gives the person who asked the ledger as a file. */
export async function startExport(
  period: ExportPeriod,
  { by, channel, triggerId }: Pick<CommandCall, 'by' | 'channel' | 'triggerId'>,
  { temporal }: BotDeps,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  await within(client, 2_000, () =>
    client.workflow.start(exportLedger, {
      workflowId: `export:${triggerId}`,
      taskQueue: taskQueues.adjutant,
      args: [{ period, by, channel }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 2 },
      staticSummary: 'Export the ledger',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'export' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
}
