import { slackbot } from '../seed.ts';
import type { Slack } from '../slack.ts';
import { addMessage } from '../state/add-message.ts';

/** What Slack itself tells a person when the app did not do its part. */
export function notice(
  slack: Slack,
  { user, channel, text }: { user: string; channel: string; text: string },
): void {
  addMessage(slack, { channel, user: slackbot, text, ephemeralTo: user });
}
