import { z } from 'zod';
import type { JsonObject } from '../json-object.ts';
import { app } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { addMessage, keptBlocks } from '../state/add-message.ts';
import { apiMessage } from '../state/api-message.ts';
import { checkContent } from '../state/check-content.ts';
import { findChannel, findPostable, requireMembership } from '../state/find-channel.ts';
import { messageId, type Message, type MessageMetadata } from '../state/records.ts';
import { permalink } from '../state/permalink.ts';
import { requireThread } from '../state/require-thread.ts';
import type { Workspace } from '../state/workspace.ts';
import { blocks, flag, metadata, notSimulated } from './arguments.ts';
import { method } from './method.ts';

const content = {
  channel: z.string(),
  text: z.string().optional(),
  blocks: blocks.optional(),
  metadata: metadata.optional(),
  attachments: notSimulated,
  markdown_text: notSimulated,
};

const postMessage = method(
  z.object({ ...content, thread_ts: z.string().optional(), reply_broadcast: flag.optional() }),
  (args, slack) => {
    checkContent(args);
    const channel = findPostable(slack, args.channel);
    const message = addMessage(slack, {
      channel: channel.id,
      user: app.botUser,
      text: args.text ?? '',
      blocks: args.blocks,
      threadTs: requireThread(slack, channel.id, args.thread_ts),
      metadata: keptMetadata(args.metadata),
    });
    return { channel: channel.id, ts: message.ts, message: apiMessage(slack, message) };
  },
);

const update = method(z.object({ ...content, ts: z.string() }), (args, slack) => {
  checkContent(args);
  // Documented for this method; posting allows ten times as much.
  if (Array.from(args.text ?? '').length > 4_000) throw new SlackError('msg_too_long');
  const channel = findChannel(slack, args.channel);
  if (channel.isArchived) throw new SlackError('is_inactive');
  requireMembership(channel);
  const message = findOwn(slack, channel.id, args.ts, 'cant_update_message');
  const updated = slack.messages.put({
    ...message,
    text: args.text ?? '',
    // Text alone drops the blocks; Slack marks only such edits as edited.
    blocks: keptBlocks(args.blocks),
    editedTs: args.blocks === undefined ? slack.nextTs() : message.editedTs,
    metadata: args.metadata === undefined ? message.metadata : keptMetadata(args.metadata),
    inputs: undefined,
  });
  return {
    channel: channel.id,
    ts: updated.ts,
    text: updated.text,
    message: apiMessage(slack, updated),
  };
});

const remove = method(z.object({ channel: z.string(), ts: z.string() }), (args, slack) => {
  const channel = findChannel(slack, args.channel);
  const message = findOwn(slack, channel.id, args.ts, 'cant_delete_message');
  const hasReplies = slack.messages
    .all()
    .some(({ channel: where, threadTs }) => where === channel.id && threadTs === message.ts);
  if (hasReplies) {
    const { ts, user } = message;
    const text = 'This message was deleted.';
    slack.messages.put({ channel: channel.id, ts, user, text, files: [], isTombstone: true });
  } else {
    slack.messages.remove(messageId(channel.id, message.ts));
  }
  return { channel: channel.id, ts: message.ts };
});

const postEphemeral = method(
  z.object({ ...content, user: z.string(), thread_ts: z.string().optional() }),
  (args, slack) => {
    checkContent(args);
    const channel = findPostable(slack, args.channel);
    if (!channel.members.includes(args.user)) throw new SlackError('user_not_in_channel');
    const { ts } = addMessage(slack, {
      channel: channel.id,
      user: app.botUser,
      text: args.text ?? '',
      blocks: args.blocks,
      threadTs: requireThread(slack, channel.id, args.thread_ts),
      ephemeralTo: args.user,
    });
    return { message_ts: ts };
  },
);

const getPermalink = method(
  z.object({ channel: z.string(), message_ts: z.string() }),
  (args, slack) => {
    const channel = findChannel(slack, args.channel);
    const message = findShown(slack, channel.id, args.message_ts);
    return { channel: channel.id, permalink: permalink(slack, message) };
  },
);

export const chat = {
  'chat.postMessage': postMessage,
  'chat.update': update,
  'chat.delete': remove,
  'chat.postEphemeral': postEphemeral,
  'chat.getPermalink': getPermalink,
};

function keptMetadata(
  given: MessageMetadata | JsonObject | undefined,
): MessageMetadata | undefined {
  return given !== undefined && isMetadata(given) ? given : undefined;
}

function isMetadata(given: MessageMetadata | JsonObject): given is MessageMetadata {
  return 'event_type' in given;
}

/** Ephemeral messages cannot be found by anybody afterwards. */
function findShown({ messages }: Workspace, channel: string, ts: string): Message {
  const message = messages.get(messageId(channel, ts));
  if (message === undefined || message.ephemeralTo !== undefined || message.isTombstone) {
    throw new SlackError('message_not_found');
  }
  return message;
}

function findOwn(workspace: Workspace, channel: string, ts: string, refusal: string): Message {
  const message = findShown(workspace, channel, ts);
  if (message.user !== app.botUser) throw new SlackError(refusal);
  return message;
}
