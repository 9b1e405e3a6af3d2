import { SlackError } from '../slack-error.ts';
import { findChannel } from '../state/find-channel.ts';
import type { Channel } from '../state/records.ts';
import type { Workspace } from '../state/workspace.ts';
import { findPerson } from './payload.ts';

/** @throws SlackError `user_not_found`, `channel_not_found`, also for a channel the person is not in. */
export function findReadable(workspace: Workspace, channelId: string, user: string): Channel {
  findPerson(user);
  const channel = findChannel(workspace, channelId);
  if (!channel.members.includes(user)) throw new SlackError('channel_not_found');
  return channel;
}
