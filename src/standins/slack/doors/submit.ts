import { z } from 'zod';
import { inputState, mergeInputs } from '../blocks/input-state.ts';
import type { SubmitAnswer } from '../doors.ts';
import { JsonObject, objectsIn } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { apiView, viewBlocks } from '../state/api-view.ts';
import type { StoredView } from '../state/records.ts';
import { clearViews, pushView, replaceView } from '../state/view-stack.ts';
import { fieldProblems } from './field-problems.ts';
import { interaction } from './payload.ts';
import { rejectAck } from './reject-ack.ts';

const SubmitDoor = z.object({
  user: z.string(),
  viewId: z.string(),
  values: z.record(z.string(), z.record(z.string(), JsonObject)),
});

/** Somebody sends a form; what the app acknowledges with closes, changes or keeps it. */
export async function submit(slack: Slack, body: unknown): Promise<SubmitAnswer> {
  const { user, viewId, values } = SubmitDoor.parse(body);
  const stored = slack.views.get(viewId);
  if (stored?.user !== user) throw new SlackError('not_found');
  const filled = slack.views.put({ ...stored, inputs: mergeInputs(stored.inputs, values) });
  const problems = fieldProblems(slack, filled);
  if (Object.keys(problems).length > 0) return { ok: true, errors: problems };
  giveFilesToApp(slack, filled);
  const ack = await slack.deliver('interactive', {
    ...interaction('view_submission', user),
    trigger_id: slack.triggers.issue(user),
    view: apiView(slack, filled),
    response_urls: [],
  });
  try {
    return follow(slack, viewId, user, ack);
  } catch (error) {
    throw error instanceof SlackError ? rejectAck(slack, 'view_submission', ack, error) : error;
  }
}

const SubmitAck = z.discriminatedUnion('response_action', [
  z.object({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.object({ response_action: z.literal('update'), view: JsonObject }),
  z.object({ response_action: z.literal('push'), view: JsonObject }),
  z.object({ response_action: z.literal('clear') }),
]);

function follow(slack: Slack, viewId: string, user: string, ack: JsonObject): SubmitAnswer {
  if (Object.keys(ack).length === 0) {
    slack.views.remove(viewId);
    return { ok: true };
  }
  const read = SubmitAck.safeParse(ack);
  if (!read.success) throw new SlackError('invalid_response_action', [z.prettifyError(read.error)]);
  const answer = read.data;
  switch (answer.response_action) {
    case 'errors':
      requireBlocks(slack, viewId, Object.keys(answer.errors));
      return { ok: true, errors: answer.errors };
    case 'update': {
      const stored = slack.views.get(viewId);
      if (stored !== undefined) replaceView(slack, stored, answer.view);
      return { ok: true };
    }
    case 'push':
      pushView(slack, user, answer.view);
      return { ok: true };
    case 'clear':
      clearViews(slack, user);
      return { ok: true };
    default:
      return answer satisfies never;
  }
}

/** Errors are shown below input blocks; for any other block Slack refuses the whole answer. */
function requireBlocks(slack: Slack, viewId: string, blockIds: string[]): void {
  const view = slack.views.get(viewId)?.view ?? {};
  const inputs = viewBlocks(view).filter(({ type }) => type === 'input');
  for (const blockId of blockIds) {
    if (inputs.some(({ block_id }) => block_id === blockId)) continue;
    throw new SlackError('invalid_errors', [`no input block has the block_id ${blockId}`]);
  }
}

function giveFilesToApp(slack: Slack, { view, inputs }: StoredView): void {
  const states = Object.values(inputState(viewBlocks(view), inputs)).flatMap(Object.values);
  for (const state of states) {
    if (state['type'] !== 'file_input') continue;
    for (const { id } of objectsIn(state['files'])) {
      const file = slack.files.get(String(id));
      if (file !== undefined) slack.files.put({ ...file, isComplete: true, isForApp: true });
    }
  }
}
