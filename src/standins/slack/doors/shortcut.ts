import { z } from 'zod';
import type { DoorAnswer } from '../doors.ts';
import { shortcuts } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { apiMessage } from '../state/api-message.ts';
import { messageId } from '../state/records.ts';
import { issueResponseUrl } from '../state/response-urls.ts';
import { findReadable } from './find-readable.ts';
import { interaction } from './payload.ts';

const ShortcutDoor = z.object({
  user: z.string(),
  callbackId: z.string(),
  on: z.object({ channel: z.string(), ts: z.string() }).optional(),
});

/** Somebody uses a shortcut of the app, on a message or anywhere. */
export async function shortcut(slack: Slack, body: unknown): Promise<DoorAnswer> {
  const { user, callbackId, on } = ShortcutDoor.parse(body);
  const type = on === undefined ? 'global' : 'message';
  const isKnown = shortcuts.some((known) => known.callbackId === callbackId && known.type === type);
  if (!isKnown) throw new SlackError('shortcut_not_found');
  await slack.deliver('interactive', {
    ...interaction(on === undefined ? 'shortcut' : 'message_action', user),
    callback_id: callbackId,
    trigger_id: slack.triggers.issue(user),
    action_ts: slack.nextTs(),
    ...(on && aboutMessage(slack, user, on)),
  });
  return { ok: true };
}

/** Messages that only one person sees have no shortcuts. */
function aboutMessage(slack: Slack, user: string, on: { channel: string; ts: string }) {
  const channel = findReadable(slack, on.channel, user);
  const message = slack.messages.get(messageId(on.channel, on.ts));
  if (message === undefined || message.ephemeralTo !== undefined) {
    throw new SlackError('message_not_found');
  }
  return {
    channel: { id: channel.id, name: channel.isDirect ? 'directmessage' : channel.name },
    message_ts: on.ts,
    message: apiMessage(slack, message, { withMetadata: true }),
    response_url: issueResponseUrl(slack, { user, channel: channel.id }),
  };
}
