import type { ActionCall } from './call.ts';

/** The direct messages between the app and who pressed: for what was begun outside of channels. */
export async function directWith({ by, slack }: Pick<ActionCall, 'by' | 'slack'>): Promise<string> {
  const { channel } = await slack.conversations.open({ users: by.user });
  return channel?.id ?? by.user;
}
