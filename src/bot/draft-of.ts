import { WorkflowNotFoundError } from '@temporalio/client';
import type { QueryDefinition } from '@temporalio/common';
import type { Person } from '../shared/launch.ts';
import { knock, within, type TemporalDoor } from './temporal-door.ts';
import { UserError } from './user-error.ts';

/** What somebody had filled into a form that was not saved: the run that it was sent to knows. @throws UserError for who is not that person, and where the run is gone. */
export async function draftOf<Draft extends { by: Person }>(
  query: QueryDefinition<Draft | undefined>,
  { workflowId, by }: { workflowId: string; by: Person },
  temporal: TemporalDoor,
): Promise<Draft> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const sent = await within(client, 1_500, () =>
    client.workflow.getHandle(workflowId).query(query),
  ).catch((error: unknown) => {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  });
  if (sent?.by.user === by.user) return sent;
  throw new UserError('I do not have this form any more. Please fill in a new one.');
}
