import type { Slack } from '../slack.ts';
import { eventCallback } from './event-callback.ts';

/** Somebody removes the app: its tokens are worth nothing, and it is told. */
export async function uninstall(slack: Slack): Promise<void> {
  slack.appTokens.revokeAll();
  await slack.deliver('events_api', eventCallback(slack, { type: 'app_uninstalled' }));
}
