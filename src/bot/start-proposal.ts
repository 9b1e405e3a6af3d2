import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { proposalId, taskQueues } from '../shared/ids.ts';
import type { ProposalRequest } from '../shared/proposal.ts';
import { attributes, proposeChange } from '../workflows/index.ts';
import { within, type TemporalDoor } from './temporal-door.ts';

/** Starts a proposal. The same request is started once, however often it comes. */
export async function startProposal(
  request: ProposalRequest,
  { client }: TemporalDoor,
  withinMs: number,
): Promise<void> {
  await within(client, withinMs, () => start(request, client));
}

async function start(request: ProposalRequest, client: TemporalDoor['client']): Promise<void> {
  const { of, rows, by, submission } = request;
  const [only] = rows;
  const about = rows.length === 1 && only !== undefined ? only.target : `${rows.length} objects`;
  try {
    await client.workflow.start(proposeChange, {
      workflowId: proposalId(submission),
      taskQueue: taskQueues.adjutant,
      args: [request],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      priority: { priorityKey: 1 },
      staticSummary: `Change the ${of} of ${about.slice(0, 100)}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'proposal' },
        { key: attributes.target, value: about.slice(0, 200) },
        { key: attributes.requester, value: by.user },
        { key: attributes.state, value: 'reading' },
      ],
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
