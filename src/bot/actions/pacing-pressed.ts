import type { WatchVerb } from '../../shared/pacing-request.ts';
import { pacingDraft } from '../../workflows/index.ts';
import type { ActionHandler } from '../call.ts';
import { answerChannel } from '../answer-channel.ts';
import { draftOf } from '../draft-of.ts';
import { editWatch } from '../edit-watch.ts';
import { openPacingForm } from '../open-pacing-form.ts';
import { openView } from '../open-view.ts';
import { readWatchAgain, readWatchButton } from '../pacing-button-value.ts';
import { startPacingRequest } from '../start-pacing-request.ts';
import { knock } from '../temporal-door.ts';
import { pacingForm } from '../views/pacing-form.ts';

/** A button beside a watch. */
export function pacingPressed(verb: WatchVerb): ActionHandler {
  return async (call, { temporal }) => {
    const { p: id } = readWatchButton(call.value);
    await knock(temporal, 1_000);
    const { by } = call;
    const channel = await answerChannel(call);
    const request = { kind: verb, which: { id } } as const;
    const submission = call.pressId.replaceAll(':', '.');
    await startPacingRequest({ request, by, channel, submission }, temporal, 2_000);
    return undefined;
  };
}

/** «New watch» */
export const addWatchPressed: ActionHandler = async (call, deps) => {
  await knock(deps.temporal, 1_000);
  await openPacingForm({ ...call, channel: await answerChannel(call) });
  return undefined;
};

/** «Edit» */
export const editWatchPressed: ActionHandler = async (call, deps) => {
  const { p: id } = readWatchButton(call.value);
  return editWatch({ id }, { ...call, channel: await answerChannel(call) }, deps);
};

/** «Open the form again», with what was in it. */
export const pacingAgainPressed: ActionHandler = async (call, { temporal }) => {
  const { w: workflowId } = readWatchAgain(call.value);
  const { draft, id } = await draftOf(pacingDraft, { workflowId, by: call.by }, temporal);
  const { timing, quiet, ...rest } = draft;
  const given = { ...rest, ...(id !== undefined && { id }) };
  const filled = { ...given, timing: { ...timing, ...(quiet && { quiet }) } };
  await openView(call, pacingForm(filled, await answerChannel(call)));
  return undefined;
};
