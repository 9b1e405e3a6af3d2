import { isDay } from '../shared/local-time.ts';
import { monthOf } from '../shared/month-of.ts';

/** A day that somebody wrote, and whether the year was in it. */
export interface ReadDay {
  day: string;
  hasYear: boolean;
}

/**
 * `2026-11-01`, `1 Nov`, `Nov 1st 2026`, `01.11.`, `1.11.2026`; without a year the latest one that is not after `today`.
 * A day that no calendar has is told; undefined for words that are no day.
 */
export function readDay(words: string, today: string): ReadDay | { problem: string } | undefined {
  const text = words.trim().toLowerCase();
  const {
    day = '',
    month = '',
    year,
  } = forms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const number = /^\d/u.test(month) ? Number(month) : monthOf(month);
  if (day === '' || number < 1) return undefined;
  const inYear = (of: number) => `${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) return found(inYear(Number(year)), true, words);
  const thisYear = Number(today.slice(0, 4));
  // The 29th of February is in the last leap year.
  const past = Array.from({ length: 9 }, (_, back) => inYear(thisYear - back));
  const last = past.find((one) => isDay(one) && one <= today);
  return found(last ?? inYear(thisYear), false, words);
}

const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/u,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$/u,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?: ?(?<year>\d{4}))?$/u,
];

function found(day: string, hasYear: boolean, words: string): ReadDay | { problem: string } {
  if (isDay(day)) return { day, hasYear };
  return { problem: `There is no ${words.trim()} in the calendar. Name a day that exists.` };
}
