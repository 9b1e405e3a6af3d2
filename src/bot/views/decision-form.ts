import type { InputBlock, ModalView } from '@slack/types';
import { z } from 'zod';
import { viewIds } from '../../shared/ids.ts';
import { plain } from './plain.ts';

/** What wants words besides the press of a button. */
export type DecisionKind = 'reject' | 'counter';

/** Block ids of the fields; errors are shown by them. */
export const decisionFields = { value: 'decision.value', note: 'decision.note' } as const;

/** Action id of the one element that each field has. */
export const decisionValue = 'value';

const DecisionMemory = z.object({
  /** Workflow id of the proposal. */
  w: z.string().regex(/^proposal:[\w:.-]{1,200}$/),
  /** The version the form was opened on. */
  v: z.int().positive(),
  /** It was opened on the Home tab, which is to show what comes of it. */
  isHome: z.boolean(),
});

/** What an open form remembers. It came over the network and authorises nothing. */
export type DecisionMemory = z.infer<typeof DecisionMemory>;

/** @throws when it is not one of ours. */
export const readDecisionMemory = (privateMetadata: string): DecisionMemory =>
  DecisionMemory.parse(JSON.parse(privateMetadata));

/** The form for a rejection with its reason, or for another value. */
export function decisionForm(kind: DecisionKind, memory: DecisionMemory): ModalView {
  const isCounter = kind === 'counter';
  return {
    type: 'modal',
    callback_id: isCounter ? viewIds.counterForm : viewIds.rejectForm,
    private_metadata: JSON.stringify(memory),
    title: plain(isCounter ? 'Counter-offer' : 'Reject'),
    submit: plain(isCounter ? 'Offer' : 'Reject'),
    close: plain('Cancel'),
    blocks: isCounter ? [valueField, noteField('Why this value')] : [noteField('Reason')],
  };
}

const valueField: InputBlock = {
  type: 'input',
  block_id: decisionFields.value,
  label: plain('Value instead of the one on the card'),
  hint: plain(
    'The new value, such as 0.65, or by how much it moves from what it is now: +5%. With several changes on the card it goes for each of them. Somebody else has to approve it.',
  ),
  element: { type: 'plain_text_input', action_id: decisionValue, max_length: 40 },
};

function noteField(label: string): InputBlock {
  return {
    type: 'input',
    block_id: decisionFields.note,
    optional: label !== 'Reason',
    label: plain(label),
    hint: plain('Everybody reads it in the thread, and it is kept.'),
    element: {
      type: 'plain_text_input',
      action_id: decisionValue,
      multiline: true,
      max_length: 600,
    },
  };
}
