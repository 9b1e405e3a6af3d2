import { statsId, taskQueues } from '../shared/ids.ts';
import type { StatsQuestion } from '../shared/stats.ts';
import { attributes, showStats } from '../workflows/index.ts';
import { knock, within, type TemporalDoor } from './temporal-door.ts';

/** Starts the workflow that reads figures and shows them to the person who asked. */
export async function startStats(
  question: StatsQuestion,
  submission: string,
  temporal: TemporalDoor,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const { words, by } = question;
  await within(client, 2_000, () =>
    client.workflow.start(showStats, {
      workflowId: statsId(submission),
      taskQueue: taskQueues.adjutant,
      args: [question],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: `Figures of ${words.slice(0, 100)}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'stats' },
        { key: attributes.target, value: words.slice(0, 200) },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
}
