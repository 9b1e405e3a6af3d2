import { homeId, taskQueues } from '../shared/ids.ts';
import type { Person } from '../shared/launch.ts';
import { attributes, refreshHome as refresh, showHome } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { within } from './temporal-door.ts';

/** Has somebody's Home tab drawn again. One run a person: what comes while it draws makes it draw once more. */
export async function refreshHome(
  by: Person,
  { temporal }: Pick<BotDeps, 'temporal'>,
): Promise<void> {
  const { client } = temporal;
  await within(client, 2_000, () =>
    client.workflow.signalWithStart(showHome, {
      workflowId: homeId(by.user),
      taskQueue: taskQueues.adjutant,
      args: [{ by }],
      signal: refresh,
      signalArgs: [],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      priority: { priorityKey: 2 },
      staticSummary: 'Show the Home tab',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'home' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
}
