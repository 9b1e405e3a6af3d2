import type { ModalView } from '@slack/types';
import { WebAPIPlatformError } from '@slack/web-api';
import type { CommandCall } from './call.ts';
import { UserError } from './user-error.ts';

/** Opens a form. @throws UserError when Slack found that it took too long. */
export async function openView(
  { slack, triggerId }: Pick<CommandCall, 'slack' | 'triggerId'>,
  view: ModalView,
): Promise<void> {
  try {
    await slack.views.open({ trigger_id: triggerId, view });
  } catch (error) {
    if (!isTooLate(error)) throw error;
    throw new UserError('That took too long for Slack to open the form. Please try again.', {
      cause: error,
    });
  }
}

function isTooLate(error: unknown): boolean {
  return error instanceof WebAPIPlatformError && error.data.error === 'expired_trigger_id';
}
