/** When the seeded campaigns play, so that a demonstration has something to show whenever it is started. */
export interface Season {
  /** Unix milliseconds. */
  start: number;
  /** When what is paused now was paused. */
  pausedAt: number;
  end: number;
}

/** From two months before the month of `now` to the end of the month after it. */
export function seasonAt(now: number): Season {
  const date = new Date(now);
  const inMonth = (months: number, day: number, hour: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day, hour);
  return { start: inMonth(-2, 1, 6), pausedAt: inMonth(-1, 18, 21), end: inMonth(2, 0, 22) };
}
