import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { pacingRequestId, taskQueues } from '../shared/ids.ts';
import type { ManagePacingInput, PacingRequest } from '../shared/pacing-request.ts';
import { attributes, managePacing } from '../workflows/index.ts';
import { within, type TemporalDoor } from './temporal-door.ts';

type Submitted = ManagePacingInput & { submission: string };

/** Starts what somebody wants of watches. The same submission is started once, however often it comes. */
export async function startPacingRequest(
  { submission, ...asked }: Submitted,
  { client }: TemporalDoor,
  withinMs: number,
): Promise<void> {
  try {
    await within(client, withinMs, () =>
      client.workflow.start(managePacing, {
        ...pacingRequestOptions({ submission, ...asked }),
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
      }),
    );
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** How such a request is run. */
export function pacingRequestOptions({ submission, ...asked }: Submitted) {
  const args: [ManagePacingInput] = [asked];
  return {
    workflowId: pacingRequestId(submission),
    taskQueue: taskQueues.adjutant,
    args,
    priority: { priorityKey: 1 },
    staticSummary: summaryOf(asked.request),
    typedSearchAttributes: [
      { key: attributes.kind, value: 'watches' },
      { key: attributes.requester, value: asked.by.user },
    ],
  };
}

function summaryOf(request: PacingRequest): string {
  if (request.kind === 'list') return 'List watches';
  if (request.kind === 'save') {
    const { id, draft } = request;
    return `${id === undefined ? 'Add' : 'Change'} watch ${draft.name.slice(0, 100)}`;
  }
  const { which } = request;
  const called = 'id' in which ? which.id : which.words;
  return `${request.kind} watch ${called.slice(0, 100)}`;
}
