import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { digestRequestId, taskQueues } from '../shared/ids.ts';
import type { DigestRequest, ManageDigestInput } from '../shared/digest-request.ts';
import { attributes, manageDigest } from '../workflows/index.ts';
import { within, type TemporalDoor } from './temporal-door.ts';

/** Starts what somebody wants of digests. The same submission is started once, however often it comes. */
export async function startDigestRequest(
  { submission, ...asked }: ManageDigestInput & { submission: string },
  { client }: TemporalDoor,
  withinMs: number,
): Promise<void> {
  try {
    await within(client, withinMs, () =>
      client.workflow.start(manageDigest, {
        workflowId: digestRequestId(submission),
        taskQueue: taskQueues.adjutant,
        args: [asked],
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        priority: { priorityKey: 1 },
        staticSummary: summaryOf(asked.request),
        typedSearchAttributes: [
          { key: attributes.kind, value: 'digests' },
          { key: attributes.requester, value: asked.by.user },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

function summaryOf(request: DigestRequest): string {
  if (request.kind === 'list') return 'List digests';
  if (request.kind === 'save') {
    const { id, draft } = request;
    return `${id === undefined ? 'Add' : 'Change'} digest ${draft.name.slice(0, 100)}`;
  }
  const { which } = request;
  const called = 'id' in which ? which.id : which.words;
  return `${request.kind} digest ${called.slice(0, 100)}`;
}
