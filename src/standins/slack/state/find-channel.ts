import { SlackError } from '../slack-error.ts';
import { app, bots, directMessage, people } from '../seed.ts';
import type { Channel } from './records.ts';
import type { Workspace } from './workspace.ts';

/** @throws SlackError `channel_not_found`. */
export function findChannel({ channels }: Workspace, id: string): Channel {
  const channel = channels.get(id);
  if (channel === undefined) throw new SlackError('channel_not_found');
  return channel;
}

/**
 * The channel an app may post to, by id, `#name`, or the id of a person, which opens the direct messages.
 * @throws SlackError `channel_not_found`, `is_archived`, `not_in_channel`.
 */
export function findPostable(workspace: Workspace, target: string): Channel {
  const channel =
    channelByName(workspace, target) ??
    (isPerson(target) ? openDirect(workspace, target) : findChannel(workspace, target));
  return requireMembership(channel);
}

/** @throws SlackError `is_archived`, `not_in_channel`. */
export function requireMembership(channel: Channel): Channel {
  if (channel.isArchived) throw new SlackError('is_archived');
  if (!channel.members.includes(app.botUser)) {
    throw new SlackError(channel.isDirect ? 'channel_not_found' : 'not_in_channel');
  }
  return channel;
}

/** The direct messages between the app and a person, made when they are first needed. */
export function openDirect({ channels }: Workspace, user: string): Channel {
  const direct = directMessage(user);
  return channels.get(direct.id) ?? channels.put(direct);
}

export const isPerson = (id: string): boolean => people.some((user) => user.id === id);

export const isUser = (id: string): boolean => isPerson(id) || bots.some((bot) => bot.id === id);

function channelByName({ channels }: Workspace, target: string): Channel | undefined {
  if (!target.startsWith('#')) return undefined;
  return channels.all().find(({ name, isDirect }) => !isDirect && name === target.slice(1));
}
