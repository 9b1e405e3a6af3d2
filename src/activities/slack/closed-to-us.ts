import { WebAPIPlatformError } from '@slack/web-api';

const closed = ['not_in_channel', 'channel_not_found', 'is_archived', 'restricted_action'];

/** Slack will not let us write in this channel: nobody invited us, or it is closed. */
export function isClosedToUs(error: unknown): boolean {
  return error instanceof WebAPIPlatformError && closed.includes(error.data.error);
}
