/** A time in which something played, in Unix milliseconds; without an end it still does. */
export interface Span {
  from: number;
  to?: number | undefined;
}

export interface Player {
  status: string;
  /** Earliest first. Absent: it has always been as its status says. */
  played?: Span[] | undefined;
}

export function playedSpans({ status, played }: Player): Span[] {
  return played ?? (status === 'play' ? [{ from: 0 }] : []);
}

/** The history of something that begins in this status. */
export function beginHistory(status: string, now: number): Span[] {
  return status === 'play' ? [{ from: now }] : [];
}

/** What to change so that it has this status from now on. */
export function changeStatus(player: Player, status: string, now: number) {
  const played = playedSpans(player);
  if (status === player.status) return { status, played };
  return { status, played: status === 'play' ? [...played, { from: now }] : endSpans(played, now) };
}

/** The same history, over at this moment at the latest. */
export function endSpans(spans: readonly Span[], now: number): Span[] {
  return spans.map(({ from, to = now }) => ({ from, to }));
}

/** The times that are in both. */
export function inBoth(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const from = Math.max(one.from, other.from);
      const to = Math.min(one.to ?? Infinity, other.to ?? Infinity);
      return from < to ? [{ from, to }] : [];
    }),
  );
}

/** How many milliseconds of them lie between two moments. */
export function lengthWithin(spans: readonly Span[], from: number, to: number): number {
  return inBoth(spans, [{ from, to }]).reduce((sum, span) => sum + (span.to ?? 0) - span.from, 0);
}
