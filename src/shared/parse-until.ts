import { addDays, clockAt, dayAt, instantAt, isDay, startOfDay } from './local-time.ts';
import { monthOf } from './month-of.ts';

/** When and where somebody says it. */
export interface Speaker {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA time zone of the person. */
  zone: string;
}

/** An instant, or a sentence that says what to do. */
export type Until = { at: string } | { problem: string };

/**
 * When something ends, in the words people use: `Sunday 23:00`, `tomorrow`, `18:00`, `2026-12-24`, `24 December 9am`,
 * `in 3 days`. A day without a time ends with that day. An hour that the clock has twice is over the second time; one
 * that it skips, when the clock before the change would have reached it.
 */
export function parseUntil(words: string, speaker: Speaker): Until {
  const text = words.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const instant = afterSpan(text, speaker) ?? atClock(text, speaker);
  if (instant === undefined)
    return { problem: `I do not understand «until ${clip(words)}». ${ways}` };
  const at = `${clockAt(instant, speaker.zone)} ${speaker.zone}`;
  if (instant * 1000 <= speaker.now) {
    return { problem: `«until ${clip(words)}» is ${at}, which is over. Name a time that comes.` };
  }
  if (instant * 1000 > speaker.now + 400 * dayMs) {
    return {
      problem: `«until ${clip(words)}» is ${at}, more than a year away. Name an earlier one.`,
    };
  }
  return { at: new Date(instant * 1000).toISOString() };
}

/** What stands before and after the end in words such as `1001 until Sunday 23:00 stock is gone`. */
export interface SplitWords {
  before: string;
  /** Instant; absent where no end was named, or it is open (`until further notice`). */
  until?: string;
  after: string;
}

/** Takes the end out of what somebody typed; what follows it is left, such as a reason. */
export function splitUntil(text: string, speaker: Speaker): SplitWords | { problem: string } {
  const [, before = '', rest] = /^(.*?)(?:^|\s)until\s+(.*)$/isu.exec(text.trim()) ?? [];
  if (rest === undefined) return { before: text.trim(), after: '' };
  const open = /^further notice\b[\s,:;-]*(.*)$/isu.exec(rest);
  if (open) return { before: before.trim(), after: (open[1] ?? '').trim() };
  const words = rest.split(/\s+/u);
  const lengths = [1, 2, 3, 4, 5].filter((length) => length <= words.length).toReversed();
  for (const length of lengths) {
    const phrase = words
      .slice(0, length)
      .join(' ')
      .replace(/[,;:]$/u, '');
    if (!isEnd(phrase, speaker)) continue;
    const read = parseUntil(phrase, speaker);
    if ('problem' in read) return read;
    return { before: before.trim(), until: read.at, after: words.slice(length).join(' ') };
  }
  return { problem: `I do not understand «until ${clip(rest)}». ${ways}` };
}

const ways =
  'Write it as Sunday 23:00, tomorrow, 18:00, 2026-12-24, 24 December 9:00, in 3 days, or further notice.';

const dayMs = 86_400_000;

function isEnd(phrase: string, speaker: Speaker): boolean {
  const text = phrase.toLowerCase();
  return (afterSpan(text, speaker) ?? atClock(text, speaker)) !== undefined;
}

/** `in 3 days`: days and weeks go by the calendar, so that the clock shows the same time then. */
function afterSpan(text: string, { now, zone }: Speaker): number | undefined {
  const [, amount = '', unit = ''] =
    /^in (an?|\d{1,4}) (minute|min|hour|h|day|week)s?$/u.exec(text) ?? [];
  if (unit === '') return undefined;
  const count = amount.startsWith('a') ? 1 : Number(amount);
  if (unit.startsWith('min')) return Math.floor(now / 1000) + count * 60;
  if (unit.startsWith('h')) return Math.floor(now / 1000) + count * 3600;
  const [day = '', time = ''] = clockAt(now / 1000, zone).split(' ');
  const days = unit === 'week' ? count * 7 : count;
  return instantAt({ day: addDays(day, days), time: `${time}:00` }, zone, 'last');
}

/** A day with or without a time, or a time alone: today's, or tomorrow's when it is over. */
function atClock(text: string, speaker: Speaker): number | undefined {
  const { zone, now } = speaker;
  const today = dayAt(now / 1000, zone);
  const [, dayWords = '', timeWords] =
    /^(.*?)(?:(?:^|\s|,\s?)(?:at )?(\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|noon|midnight))?$/u.exec(
      text,
    ) ?? [];
  const time = timeWords === undefined ? undefined : timeOf(timeWords);
  if (timeWords !== undefined && time === undefined) return undefined;
  const isOver = (day: string) => endOf(day, time, zone) * 1000 <= now;
  const day = dayWords === '' ? nextOf(today, 1, isOver) : dayOf(dayWords, today, isOver);
  if (day === undefined || (dayWords === '' && time === undefined)) return undefined;
  return endOf(day, time, zone);
}

function endOf(day: string, time: string | undefined, zone: string): number {
  return time === undefined || time === '24:00'
    ? startOfDay(addDays(day, 1), zone)
    : instantAt({ day, time: `${time}:00` }, zone, 'last');
}

function timeOf(words: string): string | undefined {
  if (words === 'noon') return '12:00';
  if (words === 'midnight') return '24:00';
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?\s?([ap]m)?$/u.exec(words) ?? [];
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 24 || (hour === 24 && minutes !== '00')) return undefined;
  if (half === undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  if (hour < 1 || hour > 12) return undefined;
  const of24 = (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(of24).padStart(2, '0')}:${minutes}`;
}

function dayOf(words: string, today: string, isOver: (day: string) => boolean): string | undefined {
  if (words === 'today' || words === 'tonight') return today;
  if (words === 'tomorrow') return addDays(today, 1);
  if (/^\d{4}-\d{2}-\d{2}$/u.test(words)) return isDay(words) ? words : undefined;
  const weekday = weekdays.findIndex((name) => isShortFor(words, name));
  if (weekday >= 0) {
    const from = new Date(`${today}T00:00:00Z`).getUTCDay();
    return nextOf(addDays(today, (weekday - from + 7) % 7), 7, isOver);
  }
  return dateOf(words, today, isOver);
}

/** The day itself, or the one so many days later where it is over. */
function nextOf(day: string, step: number, isOver: (day: string) => boolean): string {
  return isOver(day) ? addDays(day, step) : day;
}

/** `24 December`, `December 24 2026`, `24.12.`, `24.12.2026`; without a year the next one. */
function dateOf(
  words: string,
  today: string,
  isOver: (day: string) => boolean,
): string | undefined {
  const match =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<month>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/u.exec(
      words,
    ) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: (?<year>\d{4}))?$/u.exec(
      words,
    ) ??
    /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})?$/u.exec(words);
  const { day = '', month = '', year } = match?.groups ?? {};
  const number = /^\d/u.test(month) ? Number(month) : monthOf(month);
  if (match === null || number < 1) return undefined;
  const inYear = (of: number) => `${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const found = year === undefined ? inYear(thisYear) : inYear(Number(year));
  // 29 February is not in every year.
  if (year !== undefined || (isDay(found) && !isOver(found)))
    return isDay(found) ? found : undefined;
  return isDay(inYear(thisYear + 1)) ? inYear(thisYear + 1) : undefined;
}

/** `sun`, `sunday`; not `s`. */
const isShortFor = (word: string, name: string): boolean =>
  word.length >= 3 && name.startsWith(word);

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const clip = (words: string): string => words.trim().slice(0, 60);
