import { dayNumber, formatSlackDate, type DateReader } from './text/slack-date.ts';

/** The instant of a message, from its `ts`. */
export const instantOf = (ts: string): Date => new Date(Number(ts) * 1000);

/** `17:56` on the reader's clock. */
export const clockOf = (ts: string, reader: DateReader): string =>
  formatSlackDate(Number(ts), '{time}', reader);

/** `2026-11-21` in the reader's zone: messages with the same stand under one line. */
export const dayOf = (ts: string, { timeZone }: DateReader): string =>
  dayNumber(instantOf(ts), timeZone);

/** `Today`, or `Friday, November 20`. */
export const dayTitle = (ts: string, reader: DateReader): string =>
  formatSlackDate(Number(ts), '{day_divider_pretty}', reader);

/** `Today at 17:56:03 (Europe/Berlin)`. */
export const fullTime = (ts: string, reader: DateReader): string =>
  `${formatSlackDate(Number(ts), '{date_long_pretty} at {time_secs}', reader)} (${reader.timeZone})`;
