import type { JsonObject } from '../json-object.ts';
import { app, team } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { apiFile } from './api-file.ts';
import type { Message } from './records.ts';

/** A message as `conversations.history` and payloads give it. */
export function apiMessage(
  slack: Slack,
  message: Message,
  { withMetadata = false }: { withMetadata?: boolean } = {},
): JsonObject {
  const { user, ts, text, blocks, threadTs, editedTs, metadata, isTombstone } = message;
  const files = message.files.map((id) => slack.files.get(id)).filter((file) => file !== undefined);
  return {
    type: 'message',
    ...(isTombstone && { subtype: 'tombstone', hidden: true }),
    user,
    ts,
    text,
    team: team.id,
    ...(user === app.botUser && { bot_id: app.botId, app_id: app.id }),
    ...(blocks !== undefined && { blocks }),
    ...(files.length > 0 && { files: files.map((file) => apiFile(slack, file)), upload: false }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    ...(editedTs !== undefined && { edited: { user, ts: editedTs } }),
    ...(withMetadata && metadata !== undefined && { metadata }),
    ...(message.ephemeralTo === undefined && thread(slack, message)),
  };
}

/** What the start of a thread tells about its replies. */
function thread({ messages }: Slack, { channel, ts }: Message): JsonObject {
  const replies = messages
    .all()
    .filter(
      (reply) =>
        reply.channel === channel && reply.threadTs === ts && reply.ephemeralTo === undefined,
    );
  const latest = replies.at(-1);
  if (latest === undefined) return {};
  const users = [...new Set(replies.map(({ user }) => user))];
  return {
    thread_ts: ts,
    reply_count: replies.length,
    reply_users: users,
    reply_users_count: users.length,
    latest_reply: latest.ts,
    is_locked: false,
    subscribed: false,
  };
}
