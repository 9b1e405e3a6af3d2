import { WorkflowNotFoundError } from '@temporalio/client';
import type { WatchVerb } from '../../shared/pacing-request.ts';
import { pacingDraft } from '../../workflows/index.ts';
import type { ActionCall, ActionHandler } from '../call.ts';
import { directWith } from '../direct-with.ts';
import { editWatch } from '../edit-watch.ts';
import { openPacingForm } from '../open-pacing-form.ts';
import { openView } from '../open-view.ts';
import { readWatchAgain, readWatchButton } from '../pacing-button-value.ts';
import { startPacingRequest } from '../start-pacing-request.ts';
import { knock, within } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { pacingForm } from '../views/pacing-form.ts';

/** A button beside a watch. */
export function pacingPressed(verb: WatchVerb): ActionHandler {
  return async (call, { temporal }) => {
    const { p: id } = readWatchButton(call.value);
    await knock(temporal, 1_000);
    const { by, channel } = await placed(call);
    const request = { kind: verb, which: { id } } as const;
    const submission = call.pressId.replaceAll(':', '.');
    await startPacingRequest({ request, by, channel, submission }, temporal, 2_000);
    return undefined;
  };
}

/** «New watch» */
export const addWatchPressed: ActionHandler = async (call, deps) => {
  await knock(deps.temporal, 1_000);
  await openPacingForm(await placed(call));
  return undefined;
};

/** «Edit» */
export const editWatchPressed: ActionHandler = async (call, deps) => {
  const { p: id } = readWatchButton(call.value);
  return editWatch({ id }, await placed(call), deps);
};

/** «Open the form again», with what was in it. */
export const pacingAgainPressed: ActionHandler = async (call, { temporal }) => {
  const { w } = readWatchAgain(call.value);
  await knock(temporal, 1_000);
  const { client } = temporal;
  const sent = await within(client, 1_500, () =>
    client.workflow.getHandle(w).query(pacingDraft),
  ).catch((error: unknown) => {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  });
  if (sent === undefined || sent.by.user !== call.by.user) {
    throw new UserError('I do not have this form any more. Please fill in a new one.');
  }
  const { draft, id } = sent;
  const { timing, quiet, ...rest } = draft;
  const given = { ...rest, ...(id !== undefined && { id }) };
  const filled = { ...given, timing: { ...timing, ...(quiet && { quiet }) } };
  await openView(call, pacingForm(filled, (await placed(call)).channel));
  return undefined;
};

/** The Home tab is in no channel: what is done there is answered in the direct messages. */
async function placed(call: ActionCall): Promise<ActionCall> {
  return call.channel === '' ? { ...call, channel: await directWith(call) } : call;
}
