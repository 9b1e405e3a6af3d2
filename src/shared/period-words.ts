import { dayWords, daysWords, monthWords, weekdayWords } from './day-words.ts';
import { addDays, daysBetween } from './local-time.ts';
import type { Period } from './period.ts';

/** `Yesterday`, `Last 7 days`, `November so far`, `The whole of October`, `Flight to date`. */
export function periodTitle({ name, days }: Period): string {
  if (name === 'yesterday') return 'Yesterday';
  if (name === 'last7') return 'Last 7 days';
  if (name === 'flightToDate') return 'Flight to date';
  if (name === 'custom') return daysWords(days);
  const month = monthWords(days.from);
  return isWholeMonth(days) ? `The whole of ${month}` : `${month} so far`;
}

/** With days and zone: `Yesterday (Thu 20 Nov, Europe/Berlin)`. */
export function periodWords(period: Period): string {
  if (period.name === 'custom') return `${daysWords(period.days)} (${period.zone})`;
  return `${periodTitle(period)} (${daysWords(period.days)}, ${period.zone})`;
}

/** What it is compared with: `the Thursday before`, `the 7 days before`, `Sat 4 Oct – Thu 23 Oct`. */
export function beforeWords({ days, before }: Period): string | undefined {
  if (before === undefined) return undefined;
  const shift = daysBetween(before.from, days.from);
  const length = daysBetween(days.from, days.to) + 1;
  if (length === 1 && shift === 7) return `the ${weekdayWords(before.from)} before`;
  if (length === shift) return `the ${length} days before`;
  return length === 1 ? dayWords(before.from) : daysWords(before);
}

const isWholeMonth = ({ from, to }: Period['days']): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');
