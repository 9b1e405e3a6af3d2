import type { SectionBlock } from '@slack/types';
import { actionIds } from '../shared/ids.ts';
import { message, type Message } from './kit/message.ts';
import { note } from './kit/note.ts';
import { oneLine } from './kit/one-line.ts';
import { paragraph } from './kit/rich-text.ts';
import { button } from './kit/button.ts';

/** So many are listed; further words narrow it down. */
const mostListed = 10;

interface Listed {
  operation: string;
  summary: string;
}

/** Some operations, each with a button that opens its form; `words` are plain. */
export function operationList(words: string, found: readonly Listed[]): Message {
  const listed = found.slice(0, mostListed);
  return message(
    `${words} ${listed.map(({ operation }) => operation).join(', ')}`,
    paragraph(oneLine(words, 500)),
    ...listed.map(operationRow),
    found.length > mostListed
      ? note(`First ${mostListed} of ${found.length}: add a word to narrow it down.`)
      : undefined,
  );
}

function operationRow({ operation, summary }: Listed): SectionBlock {
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${operation}\n${oneLine(summary, 200)}`, emoji: false },
    accessory: button(actionIds.operationOpen, 'Open', operation),
  };
}
