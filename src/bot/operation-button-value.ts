import { z } from 'zod';
import type { OperationButtonValue } from '../messages/operation/operation-button.ts';
import { jsonOf, unreadableButton } from './launch-button-value.ts';

const OperationButton = z.object({
  w: z.string().regex(/^do:[\w:-]+$/),
  version: z.int().positive(),
});

/**
 * Reads the value of a button under the preview of a write. It came over the network and authorises nothing.
 * @throws UserError when it is not one of ours.
 */
export function readOperationButton(value: string): OperationButtonValue {
  const { success, data } = OperationButton.safeParse(jsonOf(value));
  if (!success) throw unreadableButton();
  return data;
}
