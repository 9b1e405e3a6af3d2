import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import { taskQueues, undoId } from '../shared/ids.ts';
import type { UndoRequest } from '../shared/undo.ts';
import { attributes, undoChange } from '../workflows/index.ts';
import type { BotDeps } from './deps.ts';
import { knock, within } from './temporal-door.ts';

/** Starts to put something back; says so where that is under way already. */
export async function startUndo(
  request: UndoRequest,
  { temporal }: BotDeps,
): Promise<Message | undefined> {
  await knock(temporal, 1_000);
  const { client } = temporal;
  const { what, by } = request;
  try {
    await within(client, 2_000, () =>
      client.workflow.start(undoChange, {
        workflowId: undoId(what),
        taskQueue: taskQueues.adjutant,
        args: [request],
        priority: { priorityKey: 1 },
        staticSummary: `Undo ${what.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: 'undo' },
          { key: attributes.target, value: what.slice(0, 200) },
          { key: attributes.requester, value: by.user },
          { key: attributes.state, value: 'reading' },
        ],
      }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    return sentence('This is being undone just now: look at the newest messages in the channel.');
  }
}
