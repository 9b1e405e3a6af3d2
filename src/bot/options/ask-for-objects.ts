import { randomUUID } from 'node:crypto';
import { suggestionId, taskQueues } from '../../shared/ids.ts';
import type { ObjectChoice, ObjectQuestion } from '../../shared/operation.ts';
import { attributes, suggestObjects } from '../../workflows/index.ts';
import { within, type TemporalDoor } from '../temporal-door.ts';

/** Slack waits 3 s. */
const answerWithinMs = 2_500;

/** What a picker may offer somebody who types in it. Fails where the service does not answer in time. */
export async function askForObjects(
  question: ObjectQuestion,
  { client }: TemporalDoor,
): Promise<ObjectChoice[]> {
  return within(client, answerWithinMs, () =>
    client.workflow.execute(suggestObjects, {
      workflowId: suggestionId(randomUUID()),
      taskQueue: taskQueues.adjutant,
      args: [question],
      workflowExecutionTimeout: '10s',
      priority: { priorityKey: 1 },
      staticSummary: `Suggest a ${question.object}`,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'suggest' },
        { key: attributes.target, value: question.object },
        { key: attributes.requester, value: question.by.user },
      ],
    }),
  );
}
