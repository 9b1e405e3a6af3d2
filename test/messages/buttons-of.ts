import type { Button } from '@slack/types';
import type { Message } from '../../src/messages/kit/message.ts';

/** The buttons under a message, and those beside its sections. */
export function buttonsOf({ blocks }: Message): Button[] {
  return blocks.flatMap((block) => {
    if (block.type === 'actions')
      return block.elements.filter((element) => element.type === 'button');
    return block.type === 'section' && block.accessory?.type === 'button' ? [block.accessory] : [];
  });
}
