import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { DeliveryRequest } from '../shared/delivery.ts';
import { deliveryId, taskQueues } from '../shared/ids.ts';
import { attributes, changeDelivery } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { knock, within } from './temporal-door.ts';

/** Starts pausing or resuming. The same request is started once, however often it comes. */
export async function startDelivery(
  request: DeliveryRequest,
  { temporal }: BotDeps,
): Promise<void> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const { action, by, submission, target } = request;
  const about =
    target.kind === 'words' ? target.words : `${target.target.kind} ${target.target.id}`;
  try {
    await within(client, 2_000, () =>
      client.workflow.start(changeDelivery, {
        workflowId: deliveryId(action, submission),
        taskQueue: taskQueues.adjutant,
        args: [request],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        priority: { priorityKey: 1 },
        staticSummary: `${action} ${about.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: action },
          { key: attributes.target, value: about.slice(0, 200) },
          { key: attributes.requester, value: by.user },
          { key: attributes.state, value: 'reading' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
