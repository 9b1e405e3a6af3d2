import type { Inbox } from '../doors.ts';

/** The next inbox made of the previous one's objects wherever they say the same, so that only changes are redrawn. */
export function keepUnchanged(previous: Inbox | undefined, next: Inbox): Inbox {
  if (previous === undefined) return next;
  const messages = Object.entries(next.messages).map(([channel, list]) => [
    channel,
    keepEach(previous.messages[channel] ?? [], list, ({ ts }) => ts),
  ]);
  return {
    ...next,
    user: keep(previous.user, next.user),
    channels: keepEach(previous.channels, next.channels, ({ id }) => id),
    views: keepEach(previous.views, next.views, ({ id }) => id),
    messages: Object.fromEntries(messages),
    ...(next.home ? { home: keep(previous.home, next.home) } : {}),
  };
}

function keepEach<T>(previous: T[], next: T[], idOf: (item: T) => string): T[] {
  const byId = new Map(previous.map((item) => [idOf(item), item]));
  const kept = next.map((item) => keep(byId.get(idOf(item)), item));
  const same = kept.length === previous.length && kept.every((item, at) => item === previous[at]);
  return same ? previous : kept;
}

function keep<T>(previous: T | undefined, next: T): T {
  return previous !== undefined && JSON.stringify(previous) === JSON.stringify(next)
    ? previous
    : next;
}
