import { addDays, instantAt, parseLocalTime, startOfDay } from '../shared/local-time.ts';

/** Two days or times on the clock of a zone. */
export interface LocalWindow {
  from: string;
  until: string;
  zone: string;
}

/** Unix seconds, without the end. Where a clock is turned back the freeze has the longer hour. */
export function windowOf({ from, until, zone }: LocalWindow): { from: number; until: number } {
  return { from: startOf(from, zone), until: endOf(until, zone) };
}

function startOf(text: string, zone: string): number {
  const local = parseLocalTime(text);
  return local === undefined ? -Infinity : instantAt(local, zone, 'first');
}

function endOf(text: string, zone: string): number {
  const local = parseLocalTime(text);
  if (local === undefined) return Infinity;
  if (local.time === undefined) return startOfDay(addDays(local.day, 1), zone);
  return instantAt(local, zone, 'last');
}
