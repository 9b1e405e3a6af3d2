import { z } from 'zod';
import { encodeTyped } from '../blocks/encode-typed.ts';
import type { DoorAnswer } from '../doors.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { addMessage } from '../state/add-message.ts';
import { requireThread } from '../state/require-thread.ts';
import { findReadable } from './find-readable.ts';

const MessageDoor = z.object({
  user: z.string(),
  channel: z.string(),
  text: z.string(),
  threadTs: z.string().optional(),
  files: z.array(z.string()).default([]),
});

/** Somebody writes a message, perhaps with files uploaded before. */
export function say(slack: Slack, body: unknown): DoorAnswer {
  const { user, channel, text, threadTs, files } = MessageDoor.parse(body);
  findReadable(slack, channel, user);
  if (text.trim() === '' && files.length === 0) throw new SlackError('no_text');
  for (const id of files) {
    const file = slack.files.get(id);
    if (file?.user !== user) throw new SlackError('file_not_found');
    slack.files.put({ ...file, isComplete: true });
  }
  addMessage(slack, {
    channel,
    user,
    text: encodeTyped(text, slack.channels.all()),
    threadTs: requireThread(slack, channel, threadTs),
    files,
  });
  return { ok: true };
}
