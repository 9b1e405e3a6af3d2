import { WebAPIPlatformError } from '@slack/web-api';
import { closedChannelErrors } from '../../shared/closed-channel.ts';

/** Slack will not let us write there: nobody invited us, it is closed, or the message to reply to is gone. */
export function isClosedToUs(error: unknown): boolean {
  return error instanceof WebAPIPlatformError && closedChannelErrors.includes(error.data.error);
}
