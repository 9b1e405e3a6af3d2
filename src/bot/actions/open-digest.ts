import { WorkflowNotFoundError } from '@temporalio/client';
import { digestDraft } from '../../workflows/index.ts';
import type { ActionCall, ActionHandler } from '../call.ts';
import { readAgainButton, readDigestButton } from '../digest-button-value.ts';
import { directWith } from '../direct-with.ts';
import { editDigest } from '../edit-digest.ts';
import { openDigestForm } from '../open-digest-form.ts';
import { openView } from '../open-view.ts';
import { knock, within } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { digestForm } from '../views/digest-form.ts';

/** «New digest» */
export const addDigestPressed: ActionHandler = async (call, deps) => {
  await knock(deps.temporal, 1_000);
  await openDigestForm(await placed(call));
  return undefined;
};

/** «Edit» */
export const editDigestPressed: ActionHandler = async (call, deps) => {
  const { d: id } = readDigestButton(call.value);
  return editDigest({ id }, await placed(call), deps);
};

/** «Open the form again», with what was in it. */
export const digestAgainPressed: ActionHandler = async (call, { temporal }) => {
  const { w } = readAgainButton(call.value);
  await knock(temporal, 1_000);
  const { client } = temporal;
  const sent = await within(client, 1_500, () =>
    client.workflow.getHandle(w).query(digestDraft),
  ).catch((error: unknown) => {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  });
  if (sent === undefined || sent.by.user !== call.by.user) {
    throw new UserError('I do not have this form any more. Please fill in a new one.');
  }
  const { draft, id } = sent;
  const { name, channel, content, timing, quiet } = draft;
  const given = {
    name,
    channel,
    ...(id !== undefined && { id }),
    ...(content && { content }),
    timing: { ...timing, ...(quiet && { quiet }) },
  };
  await openView(call, digestForm(given, (await placed(call)).channel));
  return undefined;
};

/** The Home tab is in no channel: what is done there is answered in the direct messages. */
async function placed(call: ActionCall): Promise<ActionCall> {
  return call.channel === '' ? { ...call, channel: await directWith(call) } : call;
}
