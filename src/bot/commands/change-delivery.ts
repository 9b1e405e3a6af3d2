import type { DeliveryAction } from '../../shared/delivery.ts';
import { slashCommand } from '../../shared/ids.ts';
import type { CommandHandler } from '../call.ts';
import { startDelivery } from '../start-delivery.ts';
import { targetAndReason } from '../target-and-reason.ts';
import { UserError } from '../user-error.ts';

/** `/adops pause|resume <target> [reason]` */
export function changeDelivery(action: DeliveryAction): CommandHandler {
  return async ({ words: typed, by, channel, triggerId: submission }, deps) => {
    const { target: words, reason } = targetAndReason(typed);
    if (words === '') {
      throw new UserError(
        `What do you want to ${action}? Give its id, its IO number or a part of its name: \`${slashCommand} ${action} 2001\`.`,
      );
    }
    const target = { kind: 'words', words: words.slice(0, longest) } as const;
    const why = reason === undefined ? {} : { reason: reason.slice(0, longest) };
    await startDelivery({ action, target, by, channel, submission, ...why }, deps);
    return undefined;
  };
}

/** Characters of a target, and of a reason. */
const longest = 500;
