import { randomUUID } from 'node:crypto';
import { digestAnswer } from '../messages/digest-list/digest-answer.ts';
import type { Message } from '../messages/kit/message.ts';
import { digestRequestId, taskQueues } from '../shared/ids.ts';
import type { DigestName } from '../shared/digest-request.ts';
import { attributes, openDigest } from '../workflows/index.ts';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { openView } from './open-view.ts';
import { isSilence, knock, within } from './temporal-door.ts';
import { UserError } from './user-error.ts';
import { digestForm } from './views/digest-form.ts';

/** Slack opens a form within 3 s of the press only. */
const answerWithinMs = 1_800;

/** Opens the form of a digest that is there, or says why not. */
export async function editDigest(
  which: DigestName,
  call: Pick<CommandCall, 'by' | 'channel' | 'slack' | 'triggerId'>,
  { temporal }: BotDeps,
): Promise<Message | undefined> {
  const { by, channel } = call;
  await knock(temporal, 1_000);
  const { client } = temporal;
  const workflowId = digestRequestId(randomUUID());
  const opened = await within(client, answerWithinMs, () =>
    client.workflow.execute(openDigest, {
      workflowId,
      taskQueue: taskQueues.adjutant,
      args: [{ which, by, channel }],
      workflowExecutionTimeout: '10s',
      priority: { priorityKey: 1 },
      staticSummary: 'Open a digest to change it',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'digests' },
        { key: attributes.requester, value: by.user },
      ],
    }),
  ).catch((error: unknown) => {
    if (!isSilence(error)) throw error;
    throw new UserError('The digest was not found in time to open its form. Please try again.', {
      cause: error,
    });
  });
  if (opened.kind !== 'found') return digestAnswer(opened, workflowId);
  const { id, name, channel: to, content, timing, quiet } = opened.listing.settings;
  const given = {
    id,
    name,
    channel: to,
    content,
    timing: { ...timing, ...(quiet && { quiet }) },
    names: opened.names,
  };
  await openView(call, digestForm(given, channel));
  return undefined;
}
