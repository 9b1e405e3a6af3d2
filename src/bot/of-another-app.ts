import type { BlockAction } from '@slack/bolt';

/**
 * Whether a press is on a message that another app posted, such as a copy of ours. Slack tells each app of its own
 * messages only; where we hear of another one all the same, it is not for us.
 */
export function isOfAnotherApp({
  api_app_id,
  message,
}: Pick<BlockAction, 'api_app_id' | 'message'>): boolean {
  const postedBy: unknown = message?.['app_id'];
  return typeof postedBy === 'string' && postedBy !== api_app_id;
}
