import { tzOffset } from '@date-fns/tz';

/** A time on the account's clock, before it is known which zone that is. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM:SS`; absent when only the day was written. */
  time?: string;
}

/** Reads `2027-01-11`, `2027-01-11 08:30`, `2027-01-11T08:30:00`; undefined for anything else, also for 30 February. */
export function parseLocalTime(text: string): LocalTime | undefined {
  const match = localTimePattern.exec(text);
  const { day = '', time, seconds = ':00' } = match?.groups ?? {};
  if (!isDay(day)) return undefined;
  return time === undefined ? { day } : { day, time: time + seconds };
}

/** A day, with or without a time. */
export const localTimePattern =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[ T](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d)?)?$/u;

/** Whether a text is `YYYY-MM-DD` and that day is in the calendar. */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
    Number.isFinite(midnight) &&
    new Date(midnight).toISOString().startsWith(text)
  );
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(utcMs(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days the second is after the first. */
export function daysBetween(from: string, to: string): number {
  return (utcMs(to) - utcMs(from)) / dayMs;
}

/** For comparing two times on the same clock: seconds since 1970 as if the clock showed UTC. */
export function clockSeconds({ day, time = '00:00:00' }: LocalTime): number {
  return utcMs(day, time) / 1000;
}

/**
 * The instants at which a clock in `timeZone` shows this, earliest first: one as a rule, none in the hour that
 * is skipped in spring, two in the hour that is repeated in autumn. Unix seconds.
 */
export function instantsOf(local: LocalTime, timeZone: string): number[] {
  const asUtc = clockSeconds(local) * 1000;
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMs(near, timeZone));
  return [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetMs(instant, timeZone) === asUtc)
    .toSorted((one, other) => one - other)
    .map((instant) => instant / 1000);
}

/**
 * The instant at which a clock in `timeZone` reaches this, Unix seconds. Of an hour that is repeated, the one asked
 * for; in an hour that is skipped, the instant as the clock before the change would have had it.
 */
export function instantAt(local: LocalTime, timeZone: string, which: 'first' | 'last'): number {
  const instants = instantsOf(local, timeZone);
  const asUtc = clockSeconds(local) * 1000;
  return (
    instants.at(which === 'first' ? 0 : -1) ?? (asUtc - offsetMs(asUtc - dayMs, timeZone)) / 1000
  );
}

/** The first instant of a day, Unix seconds; in some zones midnight is skipped in spring and the day begins at one. */
export function startOfDay(day: string, timeZone: string): number {
  return instantAt({ day }, timeZone, 'first');
}

/** The day the calendar in `timeZone` shows at an instant given in Unix seconds. */
export function dayAt(instant: number, timeZone: string): string {
  return clockAt(instant, timeZone).slice(0, 10);
}

/** What a clock in `timeZone` shows at an instant given in Unix seconds: `2027-01-31 08:30`. */
export function clockAt(instant: number, timeZone: string): string {
  const ms = instant * 1000;
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** Whether this is a zone of the IANA database. */
export function isTimeZone(timeZone: string): boolean {
  return Number.isFinite(tzOffset(timeZone, new Date(0)));
}

const dayMs = 86_400_000;

function utcMs(day: string, time = '00:00:00'): number {
  return Date.parse(`${day}T${time}Z`);
}

function offsetMs(instantMs: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(instantMs)) * 60_000;
}
