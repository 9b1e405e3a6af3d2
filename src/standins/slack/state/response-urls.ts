import { z } from 'zod';
import { JsonObject } from '../json-object.ts';
import { app } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { SlackError } from '../slack-error.ts';
import { addMessage, keptBlocks } from './add-message.ts';
import { checkContent } from './check-content.ts';
import { messageId, type ResponseUrl } from './records.ts';
import { requireThread } from './require-thread.ts';

/** Gives out an address that takes 5 answers within 30 minutes. */
export function issueResponseUrl(
  slack: Slack,
  about: { user: string; channel: string; messageTs?: string },
): string {
  const { id } = slack.responseUrls.put({
    ...about,
    id: slack.newId('R'),
    expiresAtMs: slack.now() + lifetimeMs,
    uses: 0,
  });
  return `${slack.url}/response/${id}`;
}

/**
 * Does what an answer to a response URL asks for.
 * @throws SlackError `expired_url`, `used_url`, and what `chat.postMessage` refuses.
 */
export function answerResponseUrl(slack: Slack, id: string, body: JsonObject): void {
  const address = slack.responseUrls.get(id);
  if (address === undefined || slack.now() > address.expiresAtMs) {
    throw new SlackError('expired_url');
  }
  if (address.uses >= maxUses) throw new SlackError('used_url');
  const answer = Answer.parse(body);
  if (!answer.delete_original) checkContent(answer);
  slack.responseUrls.put({ ...address, uses: address.uses + 1 });

  if (answer.delete_original) removeOriginal(slack, address);
  else if (answer.replace_original && replaceOriginal(slack, address, answer)) return;
  else post(slack, address, answer);
}

const maxUses = 5;

const lifetimeMs = 30 * 60 * 1000;

const Answer = z.object({
  text: z.string().optional(),
  blocks: z.array(JsonObject).optional(),
  response_type: z.enum(['ephemeral', 'in_channel']).default('ephemeral'),
  replace_original: z.boolean().default(false),
  delete_original: z.boolean().default(false),
  thread_ts: z.string().optional(),
});
type Answer = z.infer<typeof Answer>;

function post(slack: Slack, { channel, user }: ResponseUrl, answer: Answer): void {
  addMessage(slack, {
    channel,
    user: app.botUser,
    text: answer.text ?? '',
    blocks: answer.blocks,
    threadTs: requireThread(slack, channel, answer.thread_ts),
    ephemeralTo: answer.response_type === 'ephemeral' ? user : undefined,
  });
}

function original(slack: Slack, { channel, messageTs }: ResponseUrl) {
  return messageTs === undefined ? undefined : slack.messages.get(messageId(channel, messageTs));
}

function removeOriginal(slack: Slack, address: ResponseUrl): void {
  const message = original(slack, address);
  if (message !== undefined) slack.messages.remove(messageId(message.channel, message.ts));
}

function replaceOriginal(slack: Slack, address: ResponseUrl, answer: Answer): boolean {
  const message = original(slack, address);
  if (message === undefined) return false;
  slack.messages.put({
    ...message,
    text: answer.text ?? '',
    blocks: keptBlocks(answer.blocks),
    inputs: undefined,
  });
  return true;
}
