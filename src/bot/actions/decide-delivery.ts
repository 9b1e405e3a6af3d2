import { z } from 'zod';
import type { DeliveryButtonValue } from '../../messages/delivery/delivery-button.ts';
import { decideDelivery as decide, type DeliveryDecision } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';

const DeliveryButton = z.object({
  w: z.string().regex(/^(?:pause|resume):[\w:.-]{1,200}$/),
}) satisfies z.ZodType<DeliveryButtonValue>;

/** A button under pausing or resuming. Whether it may be is for the workflow to say. */
export function decideDelivery(choice: DeliveryDecision['choice']): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { success, data } = DeliveryButton.safeParse(jsonOf(value));
    if (!success) throw unreadableButton();
    return askRun({ what: 'request', id: data.w }, deps, (run) =>
      run.executeUpdate(decide, { args: [{ by, choice }], updateId: pressId }),
    );
  };
}
