import { bots, channels, people } from '../seed.ts';

/** Slack's markup as it is shown: names for ids, words for links, no escapes. */
export function plainWords(mrkdwn: string): string {
  return mrkdwn
    .replaceAll(/<([^<>]*)>/g, (_, inside: string) => shown(inside))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function nameOf(userId: string): string {
  return [...people, ...bots].find(({ id }) => id === userId)?.name ?? userId;
}

export function channelName(channelId: string): string {
  return channels.find(({ id }) => id === channelId)?.name ?? channelId;
}

function shown(inside: string): string {
  const [target = '', label] = inside.split('|', 2);
  if (target.startsWith('@')) return `@${nameOf(target.slice(1))}`;
  if (target.startsWith('#')) return `#${label ?? channelName(target.slice(1))}`;
  if (target.startsWith('!')) return label ?? `@${target.slice(1)}`;
  return label ?? target;
}
