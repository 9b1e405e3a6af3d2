import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  type WorkflowHandle,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import { notTaken, type Answer } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { isSilence, knock, within } from './temporal-door.ts';
import { UserError } from './user-error.ts';

/**
 * Asks a running workflow for something. Says nothing when it was accepted, since its message shows it, and why
 * not otherwise.
 * @throws UserError when it has ended, or when no worker took the question in time.
 */
export async function askRun(
  run: Run,
  deps: BotDeps,
  ask: (run: WorkflowHandle) => Promise<Answer>,
): Promise<Message | undefined> {
  await knock(deps.temporal, 1_000);
  const answer = await askRunWithin(answerWithinMs, run, deps, ask);
  return answer.accepted ? undefined : sentence(answer.reason);
}

interface Run {
  what: 'launch' | 'operation' | 'request' | 'proposal' | 'alert';
  id: string;
}

/** The same for who has to have the answer sooner. */
export async function askRunWithin(
  ms: number,
  { what, id }: Run,
  { temporal: { client } }: BotDeps,
  ask: (run: WorkflowHandle) => Promise<Answer>,
): Promise<Answer> {
  const handle = client.workflow.getHandle(id);
  try {
    return await within(client, ms, () => ask(handle));
  } catch (error) {
    const reason = refusalOf(error);
    if (reason !== undefined) return { accepted: false, reason };
    if (hasEnded(error)) throw new UserError(`This ${what} has ended.`, { cause: error });
    if (!isSilence(error)) throw error;
    throw new UserError(
      `No worker took this in time, so it may not have been heard. The message of the ${what} shows what holds; pressing again does nothing twice.`,
      { cause: error },
    );
  }
}

/** Slack has its acknowledgement by now; a person waits this long for theirs. */
const answerWithinMs = 5_000;

/** The sentence with which the run turned it away before it even looked into it. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof WorkflowUpdateFailedError)) return undefined;
  const { cause } = error;
  return cause instanceof ApplicationFailure && cause.type === notTaken ? cause.message : undefined;
}

function hasEnded(error: unknown): boolean {
  if (error instanceof WorkflowNotFoundError) return true;
  return (
    error instanceof WorkflowUpdateFailedError &&
    error.cause instanceof ApplicationFailure &&
    error.cause.type === 'AcceptedUpdateCompletedWorkflow'
  );
}
