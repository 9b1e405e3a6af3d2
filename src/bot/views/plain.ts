import type { PlainTextElement } from '@slack/types';

/** Text without markup; no word in it is taken for an emoji. */
export function plain(text: string): PlainTextElement {
  return { type: 'plain_text', text, emoji: false };
}
