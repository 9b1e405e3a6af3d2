import { taskQueues } from '../shared/ids.ts';
import type { WhyQuestion } from '../shared/why.ts';
import { attributes, showWhy } from '../workflows/index.ts';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { knock, within } from './temporal-door.ts';

/** Starts the workflow that shows the person who asked what was done to something. */
export async function startWhy(
  question: WhyQuestion,
  { by, channel, triggerId }: Pick<CommandCall, 'by' | 'channel' | 'triggerId'>,
  { temporal }: BotDeps,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const about = aboutOf(question);
  await within(client, 2_000, () =>
    client.workflow.start(showWhy, {
      workflowId: `why:${triggerId}`,
      taskQueue: taskQueues.adjutant,
      args: [{ question, by, channel }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      priority: { priorityKey: 1 },
      staticSummary: `Why ${about.slice(0, 100)}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'why' },
        { key: attributes.target, value: about.slice(0, 200) },
        { key: attributes.requester, value: by.user },
      ],
    }),
  );
}

function aboutOf(question: WhyQuestion): string {
  switch (question.kind) {
    case 'words':
      return question.words;
    case 'run':
      return question.workflowId;
    case 'object':
      return `${question.object.kind} ${question.object.id}`;
  }
}
