import type { ModalView } from '@slack/types';
import type { Message } from '../../messages/kit/message.ts';
import { plain } from './plain.ts';

/** Something to read, on top of the form it is about. */
export function noteView(text: string): ModalView {
  return {
    type: 'modal',
    title: plain('Adjutant'),
    close: plain('Back'),
    blocks: [{ type: 'section', text: plain(text.slice(0, 2_900)) }],
  };
}

/** A message that has no channel to be in. */
export function messageView({ blocks }: Pick<Message, 'blocks'>): ModalView {
  return { type: 'modal', title: plain('Adjutant'), close: plain('Close'), blocks };
}
