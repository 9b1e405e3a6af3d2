import { activityInfo } from '@temporalio/activity';
import type { KnownBlock } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import type { MessageRef } from '../../shared/launch.ts';

/** A message that must be in Slack exactly once, whatever became of an earlier attempt's answer. */
export interface Post {
  channel: string;
  threadTs?: string;
  /** The same for every attempt at this message, and for no other message of the same run. */
  key: string;
  text: string;
  blocks: KnownBlock[];
}

/**
 * Posts, unless an earlier attempt of this activity did: `chat.postMessage` is not idempotent, so that a
 * repeated attempt looks for the key in the metadata of what was posted since.
 */
export async function postOnce(slack: WebClient, post: Post): Promise<MessageRef> {
  const { attempt, scheduledTimestampMs, workflowExecution } = activityInfo();
  // The same plan launched again is another run of the same workflow: its messages are others.
  const key = `${workflowExecution?.runId} ${post.key}`;
  const posted = attempt > 1 && (await findPosted(slack, { ...post, key }, scheduledTimestampMs));
  if (posted) return posted;
  const { channel, threadTs, text, blocks } = post;
  const answer = await slack.chat.postMessage({
    channel,
    text,
    blocks,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    metadata: { event_type: eventType, event_payload: { key } },
    unfurl_links: false,
    unfurl_media: false,
  });
  return { channel: answer.channel ?? channel, ts: answer.ts ?? '' };
}

const eventType = 'adjutant_message';

async function findPosted(
  slack: WebClient,
  { channel, threadTs, key }: Post,
  sinceMs: number,
): Promise<MessageRef | undefined> {
  // Slack's clock may be behind ours.
  const oldest = String(sinceMs / 1000 - 120);
  const range = { channel, oldest, limit: 200, include_all_metadata: true };
  const { messages = [] } =
    threadTs === undefined
      ? await slack.conversations.history(range)
      : await slack.conversations.replies({ ...range, ts: threadTs });
  const posted = messages.find(({ metadata }) => metadataKey(metadata) === key);
  return posted?.ts === undefined ? undefined : { channel, ts: posted.ts };
}

function metadataKey(metadata: unknown): unknown {
  const { event_type, event_payload } = (metadata ?? {}) as {
    event_type?: unknown;
    event_payload?: { key?: unknown };
  };
  return event_type === eventType ? event_payload?.key : undefined;
}
