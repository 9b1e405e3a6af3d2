import { textOf } from '../messages/text-of.ts';

/** What a message in the inbox reads, with single blanks between its parts. */
export function wordsOf(message: { blocks?: unknown; text: string }): string {
  return textOf(message.blocks ?? message).replaceAll(/\s+/g, ' ');
}
