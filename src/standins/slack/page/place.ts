import type { ChannelPlace } from './channel-place.ts';
import { readPermalink } from './text/permalink.ts';

/** Where in the workspace somebody is. Names as people see them; a channel may also be given by its id. */
export type Place = { kind: 'home' } | ChannelPlace;

/** What the page's address says: who acts, and where. */
export interface Address {
  user?: string;
  place: Place;
}

/** Reads `?user=mara&channel=nordwind&thread=1795000000.000100`, `?user=mara&home=1`, or a permalink. */
export function readAddress(search: string, path = '/'): Address {
  const query = new URLSearchParams(search);
  const user = query.get('user');
  const place = readPermalink(path + search) ?? readPlace(query);
  return user === null ? { place } : { user, place };
}

/** The inverse of `readAddress`. */
export function writeAddress({ user, place }: Address): string {
  const { kind, ...named } = place;
  return `?${new URLSearchParams({
    ...(user === undefined ? {} : { user }),
    ...(kind === 'home' ? { home: '1' } : named),
  })}`;
}

function readPlace(query: URLSearchParams): Place {
  if (query.has('home')) return { kind: 'home' };
  const place: ChannelPlace = { kind: 'channel' };
  for (const name of ['channel', 'thread', 'message'] as const) {
    const value = query.get(name);
    if (value !== null) place[name] = value;
  }
  return place;
}
