import { z } from 'zod';
import { inputKey } from '../blocks/input-state.ts';
import type { DoorAnswer } from '../doors.ts';
import { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { findElement, findPlace, Place } from './place.ts';
import { interaction } from './payload.ts';

const ActionDoor = z.object({
  user: z.string(),
  in: Place,
  blockId: z.string(),
  actionId: z.string(),
  chosen: JsonObject.default({}),
  values: z.record(z.string(), z.record(z.string(), JsonObject)).default({}),
});

/** Somebody presses a button or chooses something; the app hears of it as `block_actions`. */
export async function action(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user, in: where, blockId, actionId, chosen, values } = ActionDoor.parse(body);
  const place = findPlace(slack, user, where);
  const { element } = findElement(place, { blockId, actionId });
  const key = inputKey(element['type']);
  const held = key === undefined ? {} : { [blockId]: { [actionId]: chosen } };
  place.keep({ ...values, ...held });
  const { options: _options, option_groups: _groups, ...shown } = element;
  await slack.deliver('interactive', {
    ...interaction('block_actions', user),
    ...place.describe(),
    trigger_id: slack.triggers.issue(user),
    actions: [{ ...shown, ...chosen, block_id: blockId, action_ts: slack.nextTs() }],
  });
  return { ok: true };
}
