import { z } from 'zod';
import type { ApprovalButtonValue } from '../messages/approval/approval-button.ts';
import { jsonOf, unreadableButton } from './launch-button-value.ts';

const ApprovalButton = z.object({
  w: z.string().regex(/^[a-z]+:[\w:.-]{1,200}$/),
  v: z.int().positive(),
});

/**
 * Reads the value of a button under something that waits for approval. It came over the network and authorises
 * nothing.
 * @throws UserError when it is not one of ours.
 */
export function readApprovalButton(value: string): ApprovalButtonValue {
  const { success, data } = ApprovalButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}
