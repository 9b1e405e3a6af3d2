import { z } from 'zod';
import { optionProblems } from '../../../messages/limits.ts';
import type { SuggestAnswer } from '../doors.ts';
import { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { findElement, findPlace, Place } from './place.ts';
import { interaction } from './payload.ts';
import { rejectAck } from './reject-ack.ts';

const SuggestDoor = z.object({
  user: z.string(),
  in: Place,
  blockId: z.string(),
  actionId: z.string(),
  value: z.string(),
  values: z.record(z.string(), z.record(z.string(), JsonObject)).default({}),
});

const SuggestAck = z.object({
  options: z.array(JsonObject).optional(),
  option_groups: z.array(z.looseObject({ options: z.array(JsonObject) })).optional(),
});

/** Somebody types into a select that the app fills. */
export async function suggest(slack: Slack, body: unknown): Promise<SuggestAnswer> {
  const { user, in: where, blockId, actionId, value, values } = SuggestDoor.parse(body);
  const place = findPlace(slack, user, where);
  findElement(place, { blockId, actionId });
  place.keep(values);
  const ack = await slack.deliver('interactive', {
    ...interaction('block_suggestion', user),
    ...place.describe(),
    block_id: blockId,
    action_id: actionId,
    value,
  });
  const problems = optionProblems(ack);
  if (problems.length > 0) {
    const told = problems.map(({ message, pointer }) => `${message} [json-pointer:${pointer}]`);
    throw rejectAck(slack, 'block_suggestion', ack, new SlackError('invalid_options', told));
  }
  const { options, option_groups: optionGroups } = SuggestAck.parse(ack);
  return {
    ok: true,
    options: options ?? optionGroups?.flatMap((group) => group.options) ?? [],
    ...(optionGroups && { optionGroups }),
  };
}
