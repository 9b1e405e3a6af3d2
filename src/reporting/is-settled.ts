import { addDays, startOfDay } from '../shared/local-time.ts';

/** A service may correct a day so long after it ended. */
const settlesAfterHours = 72;

/** Whether a day was read so late after its end in its zone that it need never be asked for again. */
export function isSettled(reading: {
  day: string;
  zone: string;
  /** Instant. */
  readAt: string;
}): boolean {
  const end = startOfDay(addDays(reading.day, 1), reading.zone);
  return Date.parse(reading.readAt) / 1000 >= end + settlesAfterHours * 3600;
}
