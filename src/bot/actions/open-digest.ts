import { digestDraft } from '../../workflows/index.ts';
import type { ActionHandler } from '../call.ts';
import { readAgainButton, readDigestButton } from '../digest-button-value.ts';
import { answerChannel } from '../answer-channel.ts';
import { draftOf } from '../draft-of.ts';
import { editDigest } from '../edit-digest.ts';
import { openDigestForm } from '../open-digest-form.ts';
import { openView } from '../open-view.ts';
import { knock } from '../temporal-door.ts';
import { digestForm } from '../views/digest-form.ts';

/** «New digest» */
export const addDigestPressed: ActionHandler = async (call, deps) => {
  await knock(deps.temporal, 1_000);
  await openDigestForm({ ...call, channel: await answerChannel(call) });
  return undefined;
};

/** «Edit» */
export const editDigestPressed: ActionHandler = async (call, deps) => {
  const { d: id } = readDigestButton(call.value);
  return editDigest({ id }, { ...call, channel: await answerChannel(call) }, deps);
};

/** «Open the form again», with what was in it. */
export const digestAgainPressed: ActionHandler = async (call, { temporal }) => {
  const { w: workflowId } = readAgainButton(call.value);
  const { draft, id } = await draftOf(digestDraft, { workflowId, by: call.by }, temporal);
  const { name, channel, content, timing, quiet } = draft;
  const given = {
    name,
    channel,
    ...(id !== undefined && { id }),
    ...(content && { content }),
    timing: { ...timing, ...(quiet && { quiet }) },
  };
  await openView(call, digestForm(given, await answerChannel(call)));
  return undefined;
};
