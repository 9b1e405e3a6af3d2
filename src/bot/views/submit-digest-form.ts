import type { ViewHandler } from '../call.ts';
import { sharedSecret } from '../shared-secret.ts';
import { startDigestRequest } from '../start-digest-request.ts';
import { submissionId } from '../submission-id.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { readDigestForm } from './read-digest-form.ts';

/** Slack waits 3 s for the answer. */
const startWithinMs = 1_400;

/** «Add» or «Save» in the form for a digest. It closes once Temporal has it. */
export const submitDigestForm: ViewHandler = async (call, deps) => {
  const form = readDigestForm(call);
  if ('errors' in form) return form;
  const { draft, id, channel } = form;
  const request = { kind: 'save' as const, draft, ...(id !== undefined && { id }) };
  const input = { digest: JSON.stringify(request), by: call.by.user };
  const submission = submissionId(
    call.viewId,
    { operation: 'digest', input },
    sharedSecret(deps.slack),
  );
  await knock(deps.temporal, 1_000);
  try {
    await startDigestRequest(
      { request, by: call.by, channel, submission },
      deps.temporal,
      startWithinMs,
    );
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Send the form again: the same form is the same digest, so nothing happens twice.`,
      { cause: error },
    );
  }
  return undefined;
};
