import type { HeaderBlock } from '@slack/types';
import { oneLine } from './one-line.ts';

/** The title of a message. */
export function header(text: string): HeaderBlock {
  return { type: 'header', text: { type: 'plain_text', text: oneLine(text, 150), emoji: false } };
}
