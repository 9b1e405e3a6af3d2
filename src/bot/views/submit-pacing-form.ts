import type { ViewHandler } from '../call.ts';
import { sharedSecret } from '../shared-secret.ts';
import { startPacingRequest } from '../start-pacing-request.ts';
import { submissionId } from '../submission-id.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { readPacingForm } from './read-pacing-form.ts';

/** Slack waits 3 s for the answer. */
const startWithinMs = 1_400;

/** «Add» or «Save» in the form for a watch. It closes once Temporal has it. */
export const submitPacingForm: ViewHandler = async (call, deps) => {
  const form = readPacingForm(call);
  if ('errors' in form) return form;
  const { draft, id, channel } = form;
  const request = { kind: 'save' as const, draft, ...(id !== undefined && { id }) };
  const content = { operation: 'pacing', input: { by: call.by.user, is: JSON.stringify(request) } };
  const submission = submissionId(call.viewId, content, sharedSecret(deps.slack));
  await knock(deps.temporal, 1_000);
  try {
    const { by } = call;
    await startPacingRequest({ request, by, channel, submission }, deps.temporal, startWithinMs);
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Send the form again: the same form is the same watch, so nothing happens twice.`,
      { cause: error },
    );
  }
  return undefined;
};
