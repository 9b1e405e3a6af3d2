import type { MessageView } from '../doors.ts';

/** A message that stands in the channel itself. */
export const isTopLevel = ({ ts, threadTs }: MessageView): boolean =>
  threadTs === undefined || threadTs === ts;

/** The replies to a message, oldest first. */
export const repliesTo = (ts: string, messages: MessageView[]): MessageView[] =>
  messages.filter((message) => message.threadTs === ts && message.ts !== ts);

/** What a channel shows of each thread, by the first message's `ts`. */
export interface ThreadSummary {
  count: number;
  lastTs: string;
  authors: string[];
}

export function threadSummaries(messages: MessageView[]): Map<string, ThreadSummary> {
  const summaries = new Map<string, ThreadSummary>();
  for (const message of messages) {
    if (isTopLevel(message) || message.threadTs === undefined) continue;
    const { count = 0, authors = [] } = summaries.get(message.threadTs) ?? {};
    summaries.set(message.threadTs, {
      count: count + 1,
      lastTs: message.ts,
      authors: [...new Set([...authors, message.user])],
    });
  }
  return summaries;
}
