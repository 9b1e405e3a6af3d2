import { z } from 'zod';
import type { ProposalButtonValue } from '../messages/proposal/proposal-buttons.ts';
import { jsonOf, unreadableButton } from './launch-button-value.ts';

const ProposalButton = z.object({
  w: z.string().regex(/^proposal:[\w:.-]{1,200}$/),
  v: z.int().positive(),
});

/**
 * Reads the value of a button of a card. It came over the network and authorises nothing.
 * @throws UserError when it is not one of ours.
 */
export function readProposalButton(value: string): ProposalButtonValue {
  const { success, data } = ProposalButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}
