import type { WebClient } from '@slack/web-api';

/** The direct message channel with a person. */
export async function directChannel(slack: WebClient, user: string): Promise<string> {
  const { channel } = await slack.conversations.open({ users: user });
  return channel?.id ?? user;
}
