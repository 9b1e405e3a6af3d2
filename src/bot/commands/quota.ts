import { taskQueues } from '../../shared/ids.ts';
import { attributes, showQuota } from '../../workflows/index.ts';
import type { CommandHandler } from '../call.ts';
import { knock, within } from '../temporal-door.ts';

/** `/adops quota` */
export const quota: CommandHandler = async ({ by, channel, triggerId }, { temporal }) => {
  await knock(temporal, 1_000);
  const { client } = temporal;
  await within(client, 2_000, () =>
    client.workflow.start(showQuota, {
      workflowId: `quota:${triggerId}`,
      taskQueue: taskQueues.adjutant,
      args: [{ by, channel }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: 'Show the quota of the search service',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'quota' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
  return undefined;
};
