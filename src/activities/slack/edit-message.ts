import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import type { Message } from '../../messages/kit/message.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { isClosedToUs } from './closed-to-us.ts';

/** Edits a message of ours. One that somebody deleted, or whose channel was closed, is left alone. */
export async function editMessage(
  slack: WebClient,
  { channel, ts }: MessageRef,
  { text, blocks }: Message,
): Promise<void> {
  try {
    await slack.chat.update({ channel, ts, text, blocks });
  } catch (error) {
    const isGone = error instanceof WebAPIPlatformError && error.data.error === 'message_not_found';
    if (!isGone && !isClosedToUs(error)) throw error;
  }
}
