import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  type WorkflowHandle,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import type { Answer } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { isSilence, knock, within } from './temporal-door.ts';
import { UserError } from './user-error.ts';

/**
 * Asks a running launch for something. Says nothing when it was accepted, since the launch's message shows
 * it, and why not otherwise.
 * @throws UserError when the launch has ended, or when no worker took the question in time.
 */
export async function askLaunch(
  launch: string,
  { temporal }: BotDeps,
  ask: (launch: WorkflowHandle) => Promise<Answer>,
): Promise<Message | undefined> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const handle = client.workflow.getHandle(launch);
  try {
    const answer = await within(client, answerWithinMs, () => ask(handle));
    return answer.accepted ? undefined : sentence(answer.reason);
  } catch (error) {
    if (hasEnded(error)) throw new UserError('This launch has ended.', { cause: error });
    if (!isSilence(error)) throw error;
    throw new UserError(
      'No worker took this in time, so it may not have been heard. The message of the launch shows what holds; pressing again does nothing twice.',
      { cause: error },
    );
  }
}

/** Slack has its acknowledgement by now; a person waits this long for theirs. */
const answerWithinMs = 5_000;

function hasEnded(error: unknown): boolean {
  if (error instanceof WorkflowNotFoundError) return true;
  return (
    error instanceof WorkflowUpdateFailedError &&
    error.cause instanceof ApplicationFailure &&
    error.cause.type === 'AcceptedUpdateCompletedWorkflow'
  );
}
