import type { ContextBlock } from '@slack/types';
import { note } from '../kit/note.ts';

/** Why a card, or what is told about it, is a direct message to who asked. */
export function cardElsewhere(channel: string): ContextBlock {
  return note(
    `This is here because I may not write in <#${channel}>, or because the message there was deleted. To have me there: \`/invite @Adjutant\`. Who may approve finds it on their Home tab.`,
  );
}
