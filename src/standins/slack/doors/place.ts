import { z } from 'zod';
import { elementsOf, type PlacedElement } from '../blocks/elements-of.ts';
import { inputState, mergeInputs } from '../blocks/input-state.ts';
import { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { apiMessage } from '../state/api-message.ts';
import { apiHome, apiView, viewBlocks } from '../state/api-view.ts';
import { messageId, type InputStates } from '../state/records.ts';
import { issueResponseUrl } from '../state/response-urls.ts';
import { findReadable } from './find-readable.ts';

/** Where an element is that somebody touches. */
export const Place = z.union([
  z.object({ channel: z.string(), ts: z.string() }),
  z.object({ viewId: z.string() }),
  z.object({ home: z.literal(true) }),
]);
export type Place = z.infer<typeof Place>;

/** The blocks at a place, and what a payload says about it. */
export interface Placed {
  blocks: JsonObject[];
  /** Remembers what inputs now hold. */
  keep: (inputs: InputStates) => void;
  /** Read after `keep`. */
  describe: () => JsonObject;
}

/** @throws SlackError `message_not_found`, `not_found`. */
export function findPlace(slack: Slack, user: string, place: Place): Placed {
  if ('viewId' in place) return inView(slack, user, place.viewId);
  if ('home' in place) return inHome(slack, user);
  return inMessage(slack, user, place);
}

/** @throws SlackError `action_not_found` when the element is not there, or not any more. */
export function findElement(
  { blocks }: Placed,
  { blockId, actionId }: { blockId: string; actionId: string },
): PlacedElement {
  const found = elementsOf(blocks).find(
    (element) => element.blockId === blockId && element.actionId === actionId,
  );
  if (found === undefined) throw new SlackError('action_not_found');
  return found;
}

function inMessage(
  slack: Slack,
  user: string,
  { channel: channelId, ts }: { channel: string; ts: string },
): Placed {
  const channel = findReadable(slack, channelId, user);
  const find = () => {
    const message = slack.messages.get(messageId(channelId, ts));
    if (message === undefined || (message.ephemeralTo ?? user) !== user) {
      throw new SlackError('message_not_found');
    }
    return message;
  };
  const { blocks = [], ephemeralTo, threadTs } = find();
  return {
    blocks,
    keep: (inputs) => {
      const message = find();
      slack.messages.put({ ...message, inputs: mergeInputs(message.inputs ?? {}, inputs) });
    },
    describe: () => ({
      container: {
        type: 'message',
        message_ts: ts,
        channel_id: channelId,
        is_ephemeral: ephemeralTo !== undefined,
        ...(threadTs !== undefined && { thread_ts: threadTs }),
      },
      channel: { id: channelId, name: channel.isDirect ? 'directmessage' : channel.name },
      // Slack does not hand ephemeral messages back.
      ...(ephemeralTo === undefined && {
        message: apiMessage(slack, find(), { withMetadata: true }),
      }),
      state: { values: inputState(blocks, find().inputs ?? {}) },
      response_url: issueResponseUrl(slack, { user, channel: channelId, messageTs: ts }),
    }),
  };
}

function inView(slack: Slack, user: string, viewId: string): Placed {
  const find = () => {
    const stored = slack.views.get(viewId);
    if (stored?.user !== user) throw new SlackError('not_found');
    return stored;
  };
  return {
    blocks: viewBlocks(find().view),
    keep: (inputs) => {
      const stored = find();
      slack.views.put({ ...stored, inputs: mergeInputs(stored.inputs, inputs) });
    },
    describe: () => ({
      container: { type: 'view', view_id: viewId },
      view: apiView(slack, find()),
    }),
  };
}

function inHome(slack: Slack, user: string): Placed {
  const home = slack.homes.get(user);
  if (home === undefined) throw new SlackError('not_found');
  return {
    blocks: viewBlocks(home.view),
    keep: () => {},
    describe: () => ({ container: { type: 'view', view_id: home.id }, view: apiHome(home) }),
  };
}
