import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import type { Message } from '../../messages/kit/message.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { sendMessage } from './send-message.ts';

/** Edits a message of ours. `gone`: somebody deleted it, or its channel was closed, so nobody sees it. */
export async function editMessage(
  slack: WebClient,
  { channel, ts }: MessageRef,
  message: Message,
): Promise<'shown' | 'gone'> {
  try {
    await sendMessage(message, (content) => slack.chat.update({ channel, ts, ...content }));
    return 'shown';
  } catch (error) {
    const isGone = error instanceof WebAPIPlatformError && error.data.error === 'message_not_found';
    if (!isGone && !isClosedToUs(error)) throw error;
    return 'gone';
  }
}
