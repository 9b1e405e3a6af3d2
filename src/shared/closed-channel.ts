/** Words of Slack for: nobody invited us there, it is closed, or the message to reply to is gone. */
export const closedChannelErrors: readonly string[] = [
  'not_in_channel',
  'channel_not_found',
  'is_archived',
  'is_inactive',
  'restricted_action',
  'thread_not_found',
];
