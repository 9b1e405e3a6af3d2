import { randomUUID } from 'node:crypto';
import type { Message } from '../messages/kit/message.ts';
import { watchAnswer } from '../messages/pacing/watch-answer.ts';
import { pacingRequestId } from '../shared/ids.ts';
import type { WatchName } from '../shared/pacing-request.ts';
import { managePacing } from '../workflows/index.ts';
import type { CommandCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { openView } from './open-view.ts';
import { pacingRequestOptions } from './start-pacing-request.ts';
import { isSilence, knock, within } from './temporal-door.ts';
import { UserError } from './user-error.ts';
import { pacingForm } from './views/pacing-form.ts';

/** Slack opens a form within 3 s of the press only. */
const answerWithinMs = 1_800;

/** Opens the form of a watch that is there, or says why not. */
export async function editWatch(
  which: WatchName,
  call: Pick<CommandCall, 'by' | 'channel' | 'slack' | 'triggerId'>,
  { temporal }: BotDeps,
): Promise<Message | undefined> {
  const { by, channel } = call;
  await knock(temporal, 1_000);
  const { client } = temporal;
  const request = { kind: 'find', which } as const;
  const asked = { request, by, channel, submission: randomUUID() };
  const found = await within(client, answerWithinMs, () =>
    client.workflow.execute(managePacing, {
      ...pacingRequestOptions(asked),
      workflowExecutionTimeout: '10s',
    }),
  ).catch((error: unknown) => {
    if (!isSilence(error)) throw error;
    throw new UserError('The watch was not found in time to open its form. Please try again.', {
      cause: error,
    });
  });
  if (found.kind !== 'found') return watchAnswer(found, pacingRequestId(asked.submission));
  const { timing, quiet, createdAt: _, by: _by, ...settings } = found.listing.settings;
  const given = { ...settings, timing: { ...timing, ...(quiet && { quiet }) } };
  await openView(call, pacingForm(given, channel));
  return undefined;
}
