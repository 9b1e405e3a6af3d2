import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { KnownBlock } from '@slack/types';
import { WebAPIHTTPError, WebAPIRequestError, type WebClient } from '@slack/web-api';
import type { FailureKind } from '../../shared/failure-kind.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { sendMessage } from './send-message.ts';

/** A message that must be in Slack exactly once, whatever became of an earlier attempt's answer. */
export interface Post {
  channel: string;
  threadTs?: string;
  /** The same for every attempt at this message, and for no other message of the same run. */
  key: string;
  /**
   * Instant. The key is this message's over all runs: also a first attempt looks for it among all that was posted since,
   * as a run before may have posted it and been ended.
   */
  since?: string;
  text: string;
  blocks: KnownBlock[];
}

/**
 * Posts, unless an earlier attempt of this activity did: `chat.postMessage` is not idempotent, so that a
 * repeated attempt looks for the key in the metadata of what was posted since.
 */
export async function postOnce(slack: WebClient, post: Post): Promise<MessageRef> {
  const { attempt, scheduledTimestampMs, workflowExecution } = activityInfo();
  const isTimely = createLease();
  // The same plan launched again is another run of the same workflow: its messages are others.
  const key = post.since === undefined ? `${workflowExecution?.runId} ${post.key}` : post.key;
  const sinceMs = post.since === undefined ? scheduledTimestampMs : Date.parse(post.since);
  const isLookedFor = attempt > 1 || post.since !== undefined;
  const posted = isLookedFor && (await findPosted(slack, { ...post, key }, sinceMs));
  if (posted) return posted;
  if (isLookedFor && !isTimely()) throw new Error('Looking for the message took too long');
  try {
    return await send(slack, { ...post, key });
  } catch (error) {
    throw isTimeout(error) ? timedOut : error;
  }
}

async function send(
  slack: WebClient,
  { channel, threadTs, key, text, blocks }: Post,
): Promise<MessageRef> {
  const answer = await sendMessage({ text, blocks }, (content) =>
    slack.chat.postMessage({
      channel,
      ...content,
      ...(threadTs !== undefined && { thread_ts: threadTs }),
      metadata: { event_type: eventType, event_payload: { key } },
      unfurl_links: false,
      unfurl_media: false,
    }),
  );
  return { channel: answer.channel ?? channel, ts: answer.ts ?? '' };
}

/** Slack is still at it, maybe: it is looked for once that must be over. */
const timedOut = ApplicationFailure.create({
  type: 'timed-out' satisfies FailureKind,
  message: 'Slack did not answer in time',
  nextRetryDelay: '15s',
});

const isTimeout = (error: unknown): boolean =>
  (error instanceof WebAPIRequestError && error.original.name === 'TimeoutError') ||
  (error instanceof WebAPIHTTPError && error.statusCode === 504);

/** Whether a call begun now ends before this attempt is given up on, and the next one looks whether it was made. */
function createLease(): () => boolean {
  const begun = Date.now();
  const lastsMs = activityInfo().startToCloseTimeoutMs - callMs;
  return () => Date.now() - begun < lastsMs;
}

/** Slack's client gives up after ten seconds; and something for the difference between clocks. */
const callMs = 15_000;

const eventType = 'adjutant_message';

async function findPosted(
  slack: WebClient,
  { channel, threadTs, key }: Post,
  sinceMs: number,
): Promise<MessageRef | undefined> {
  // Slack's clock may be behind ours.
  const oldest = String(sinceMs / 1000 - 120);
  for (let cursor = ''; ;) {
    const page = cursor === '' ? {} : { cursor };
    const range = { channel, oldest, limit: 999, include_all_metadata: true, ...page };
    const { messages = [], response_metadata: { next_cursor: next = '' } = {} } =
      threadTs === undefined
        ? await slack.conversations.history(range)
        : await slack.conversations.replies({ ...range, ts: threadTs });
    const posted = messages.find(({ metadata }) => metadataKey(metadata) === key);
    if (posted?.ts !== undefined) return { channel, ts: posted.ts };
    if (next === '') return undefined;
    cursor = next;
  }
}

function metadataKey(metadata: unknown): unknown {
  const { event_type, event_payload } = (metadata ?? {}) as {
    event_type?: unknown;
    event_payload?: { key?: unknown };
  };
  return event_type === eventType ? event_payload?.key : undefined;
}
