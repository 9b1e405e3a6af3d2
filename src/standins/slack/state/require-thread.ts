import { SlackError } from '../slack-error.ts';
import { messageId } from './records.ts';
import type { Workspace } from './workspace.ts';

/**
 * The start of the thread a reply goes to; a reply to a reply goes to its start.
 * @throws SlackError `invalid_thread_ts`, `thread_not_found`.
 */
export function requireThread(
  { messages }: Workspace,
  channel: string,
  threadTs: string | undefined,
): string | undefined {
  if (threadTs === undefined) return undefined;
  if (!/^\d+\.\d{6}$/.test(threadTs)) {
    throw new SlackError('invalid_thread_ts', [`${threadTs} is not a valid thread_ts`]);
  }
  const message = messages.get(messageId(channel, threadTs));
  if (message === undefined || message.ephemeralTo !== undefined) {
    throw new SlackError('thread_not_found');
  }
  return message.threadTs ?? message.ts;
}
