import { taskQueues } from '../shared/ids.ts';
import { attributes, showMediaPlan } from '../workflows/index.ts';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { knock, within } from './temporal-door.ts';

/** Starts the workflow that finds a media plan and shows it to the person who asked. */
export async function startShow(
  target: string,
  { by, channel, triggerId }: Pick<CommandCall, 'by' | 'channel' | 'triggerId'>,
  { temporal }: BotDeps,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  await within(client, 2_000, () =>
    client.workflow.start(showMediaPlan, {
      workflowId: `show:${triggerId}`,
      taskQueue: taskQueues.adjutant,
      args: [{ target, by, channel }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: `Show ${target.slice(0, 100)}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'show' },
        { key: attributes.target, value: target.slice(0, 200) },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
}
