import type { WebClient } from '@slack/web-api';
import type { Message } from '../../messages/kit/message.ts';
import { notInChannel } from '../../messages/not-in-channel.ts';
import { isClosedToUs } from './closed-to-us.ts';
import { directChannel } from './direct-channel.ts';
import { sendMessage } from './send-message.ts';

/** Tells one person where they asked; where that channel is closed to us, in a direct message that says so. */
export async function whisper(
  slack: WebClient,
  { user, channel }: { user: string; channel: string },
  message: Message,
): Promise<void> {
  try {
    await sendMessage(message, (content) =>
      slack.chat.postEphemeral({ channel, user, ...content }),
    );
  } catch (error) {
    if (!isClosedToUs(error)) throw error;
    const direct = await directChannel(slack, user);
    const { text, blocks } = message;
    await sendMessage({ text, blocks: [...notInChannel(channel), ...blocks] }, (content) =>
      slack.chat.postMessage({ channel: direct, ...content }),
    );
  }
}
