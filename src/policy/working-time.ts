import { addDays, dayAt, instantAt, startOfDay } from '../shared/local-time.ts';
import type { Policy } from './policy.ts';
import type { Calendar } from './policy-file.ts';

/** When people work: the calendars of which any will do, `always`, or `never` where there is nobody. */
export type WorkingHours = Calendar[] | 'always' | 'never';

/** The hours at which somebody with one of these roles works. */
export function workingHoursOf(roles: readonly string[], policy: Policy): WorkingHours {
  if (roles.length === 0) return 'never';
  const calendars = roles.map((role) => policy.calendars[policy.roles[role]?.calendar ?? '']);
  const known = calendars.filter((calendar) => calendar !== undefined);
  return known.length < calendars.length ? 'always' : known;
}

/**
 * The instant at which so many seconds of working time have passed since another; for none the first working
 * instant that is not earlier. Unix seconds; undefined where nobody ever works.
 */
export function afterWorking(
  seconds: number,
  from: number,
  hours: WorkingHours,
): number | undefined {
  if (hours === 'never') return undefined;
  if (hours === 'always') return from + seconds;
  let [at, left] = [from, seconds];
  for (;;) {
    const spans = hours.map((calendar) => nextSpan(calendar, at));
    const opening = Math.min(...spans.map((span) => span.from));
    at = Math.max(at, opening);
    const open = spans.filter((span) => span.from <= at);
    const closing = Math.max(...open.map((span) => span.until));
    if (at + left < closing || (left > 0 && at + left === closing)) return at + left;
    left -= closing - at;
    at = closing;
  }
}

/** The stretch of work that holds this instant, else the next one. */
function nextSpan(calendar: Calendar, at: number): { from: number; until: number } {
  for (let day = dayAt(at, calendar.zone); ; day = addDays(day, 1)) {
    if (!isWorkday(calendar, day)) continue;
    const from = instantAt({ day, time: `${calendar.from}:00` }, calendar.zone, 'first');
    const until = closingOf(calendar, day);
    if (until > Math.max(at, from)) return { from, until };
  }
}

function closingOf({ until, zone }: Calendar, day: string): number {
  if (until === '24:00') return startOfDay(addDays(day, 1), zone);
  return instantAt({ day, time: `${until}:00` }, zone, 'last');
}

function isWorkday({ days, holidays }: Calendar, day: string): boolean {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return weekday !== undefined && days.includes(weekday) && !holidays.includes(day);
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
