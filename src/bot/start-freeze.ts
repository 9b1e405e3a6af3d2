import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { FreezeRequest } from '../shared/freeze.ts';
import { freezeId, taskQueues } from '../shared/ids.ts';
import { attributes, setFreeze } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { within } from './temporal-door.ts';

/** Starts a freeze, or its end. The same request is started once, however often it comes. */
export async function startFreeze(request: FreezeRequest, { temporal }: BotDeps): Promise<void> {
  const { client } = temporal;
  const { action, words, by, submission } = request;
  try {
    await within(client, 2_000, () =>
      client.workflow.start(setFreeze, {
        workflowId: freezeId(action, submission),
        taskQueue: taskQueues.adjutant,
        args: [request],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        priority: { priorityKey: 1 },
        staticSummary: `${action} ${words.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: action },
          { key: attributes.target, value: words.slice(0, 200) },
          { key: attributes.requester, value: by.user },
          { key: attributes.state, value: 'reading' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
