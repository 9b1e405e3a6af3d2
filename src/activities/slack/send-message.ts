import { log } from '@temporalio/activity';
import { WebAPIPlatformError } from '@slack/web-api';
import type { KnownBlock } from '@slack/types';
import type { Message } from '../../messages/kit/message.ts';
import { textOnly } from '../../messages/kit/text-only.ts';

/**
 * Sends a message; where Slack refuses its blocks, its words alone, so that what people must get to know is never lost
 * for the look of it.
 */
export async function sendMessage<Answer>(
  { text, blocks }: Message,
  send: (content: { text: string; blocks?: KnownBlock[] }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({ text, blocks });
  } catch (error) {
    if (!isOfBlocks(error)) throw error;
    const { error: refusal, response_metadata } = error.data;
    log.error('Slack refused the blocks of a message', {
      refusal,
      reasons: response_metadata?.messages,
    });
    return send(textOnly({ text, blocks }));
  }
}

const ofBlocks = ['invalid_blocks', 'invalid_blocks_format', 'msg_blocks_too_long'];

const isOfBlocks = (error: unknown): error is WebAPIPlatformError =>
  error instanceof WebAPIPlatformError && ofBlocks.includes(error.data.error);
