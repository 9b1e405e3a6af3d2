import type { Timing } from '../shared/digest.ts';
import { addDays, dayAt, instantAt } from '../shared/local-time.ts';

/**
 * The instants from `from` until `to`, both included, at which a subscription is due, earliest first; one for each of
 * its days. A time of the clock that is skipped is due when the clock before the change would have reached it; one that
 * is repeated, the last time, as Temporal's schedules run it then in every zone, though in some the first time too.
 * A skipped time they leave out: `extraFirings` makes up for it.
 */
export function dueTimes(timing: Timing, { from, to }: { from: string; to: string }): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const times: string[] = [];
  const end = addDays(dayAt(last / 1000, timing.zone), 1);
  for (let day = addDays(dayAt(first / 1000, timing.zone), -1); day <= end; day = addDays(day, 1)) {
    const due = dueOn(timing, day);
    if (due !== undefined && due >= first && due <= last) times.push(new Date(due).toISOString());
  }
  return times;
}

/** When it is due on a day of its calendar, in milliseconds since 1970; undefined on the weekdays that it leaves out. */
export function dueOn({ time, weekdays, zone }: Timing, day: string): number | undefined {
  if (!weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return undefined;
  return instantAt({ day, time: `${time}:00` }, zone, 'last') * 1000;
}
