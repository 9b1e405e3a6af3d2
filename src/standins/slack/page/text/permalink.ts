import type { ChannelPlace } from '../channel-place.ts';

/** Where a permalink (`…/archives/C123/p1795000000000100?thread_ts=…`) leads, if it is one. */
export function readPermalink(url: string): ChannelPlace | undefined {
  const [, channel, seconds, fraction, query] = pattern.exec(url) ?? [];
  if (channel === undefined) return undefined;
  const thread = new URLSearchParams(query).get('thread_ts');
  return {
    kind: 'channel',
    channel,
    message: `${seconds}.${fraction}`,
    ...(thread === null ? {} : { thread }),
  };
}

const pattern = /\/archives\/([A-Z0-9]+)\/p(\d+)(\d{6})(?:\?(.*))?$/;
