import { z } from 'zod';
import type { JsonObject } from '../json-object.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { apiMessage } from '../state/api-message.ts';
import { findChannel, requireMembership } from '../state/find-channel.ts';
import { messageId, type Message } from '../state/records.ts';
import { cursorPage, flag } from './arguments.ts';
import { method } from './method.ts';
import { page } from './page.ts';

const range = {
  ...cursorPage,
  channel: z.string(),
  oldest: z.coerce.string().optional(),
  latest: z.coerce.string().optional(),
  inclusive: flag.optional(),
  include_all_metadata: flag.optional(),
};

const history = method(z.object(range), (args, slack) => {
  const { id } = requireMembership(findChannel(slack, args.channel));
  const shown = shownMessages(slack, id)
    .filter(({ threadTs }) => threadTs === undefined)
    .filter((message) => isWithin(message, args))
    .toReversed();
  return answer(slack, shown, args);
});

const replies = method(z.object({ ...range, ts: z.string() }), (args, slack) => {
  const { id } = requireMembership(findChannel(slack, args.channel));
  const message = slack.messages.get(messageId(id, args.ts));
  if (message === undefined || message.ephemeralTo !== undefined) {
    throw new SlackError('thread_not_found');
  }
  const start = message.threadTs ?? message.ts;
  const thread = shownMessages(slack, id).filter(
    ({ ts, threadTs }) => ts === start || threadTs === start,
  );
  // The start of the thread always comes along.
  const shown = thread.filter((reply) => reply.ts === start || isWithin(reply, args));
  return answer(slack, shown, args);
});

/** What was written in channels and threads. */
export const conversationHistory = {
  'conversations.history': history,
  'conversations.replies': replies,
};

function shownMessages({ messages }: Slack, channel: string): Message[] {
  return messages
    .all()
    .filter((message) => message.channel === channel && message.ephemeralTo === undefined);
}

function isWithin(
  { ts }: Message,
  {
    oldest,
    latest,
    inclusive = false,
  }: { oldest?: string | undefined; latest?: string | undefined; inclusive?: boolean | undefined },
): boolean {
  const at = Number(ts);
  const isAfter = oldest === undefined || at > Number(oldest) || (inclusive && ts === oldest);
  const isBefore = latest === undefined || at < Number(latest) || (inclusive && ts === latest);
  return isAfter && isBefore;
}

function answer(
  slack: Slack,
  shown: Message[],
  args: {
    cursor?: string | undefined;
    limit?: number | undefined;
    include_all_metadata?: boolean | undefined;
  },
): JsonObject {
  const { items, hasMore, response_metadata } = page(shown, args);
  const withMetadata = args.include_all_metadata === true;
  return {
    messages: items.map((message) => apiMessage(slack, message, { withMetadata })),
    has_more: hasMore,
    pin_count: 0,
    ...(hasMore && { response_metadata }),
  };
}
