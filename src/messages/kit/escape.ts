/**
 * Makes text harmless inside Slack's mrkdwn: it can neither mention, nor link, nor name a channel.
 * https://docs.slack.dev/messaging/formatting-message-text#escaping
 */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
