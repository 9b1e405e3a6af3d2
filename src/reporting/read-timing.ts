import type { QuietHours, Timing } from '../shared/digest.ts';
import { readZone } from './read-zone.ts';

/** What was read, or a sentence that says what to do. */
export type Read<Value> = { value: Value } | { problem: string };

/** What somebody wrote into the fields of a timing; weekdays in words, or as numbers from 0 for Sunday. */
export interface TimingWords {
  time: string;
  weekdays: string | readonly number[];
  zone: string;
}

/** A timing, or for each field that is wrong a sentence that says what to do. */
export type TimingRead = { timing: Timing } | { problems: Partial<Record<keyof Timing, string>> };

export function readTiming(words: TimingWords): TimingRead {
  const [time, weekdays, zone] = [
    readTime(words.time),
    readWeekdays(words.weekdays),
    readZone(words.zone),
  ];
  if ('value' in time && 'value' in weekdays && 'value' in zone) {
    return { timing: { time: time.value, weekdays: weekdays.value, zone: zone.value } };
  }
  return {
    problems: {
      ...('problem' in time && { time: time.problem }),
      ...('problem' in weekdays && { weekdays: weekdays.problem }),
      ...('problem' in zone && { zone: zone.problem }),
    },
  };
}

/** `8:30`, `08.30`, `8am`, `20`: a time of the clock as `08:30`. */
export function readTime(words: string): Read<string> {
  const text = words.trim().toLowerCase();
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap]m)?$/u.exec(text) ?? [];
  const hour = hourOf(Number(hours), half);
  if (hours === '' || hour === undefined || Number(minutes) > 59) {
    const is = text === '' ? 'A time is missing' : `«${clip(words)}» is no time of the clock`;
    return { problem: `${is}. Write it as 08:30; the last one of a day is 23:59.` };
  }
  return { value: `${String(hour).padStart(2, '0')}:${minutes}` };
}

/** Both ends of quiet hours, or none; `22:00` and `07:00` are a night. */
export function readQuietHours(from: string, to: string): Read<QuietHours | undefined> {
  if (from.trim() === '' && to.trim() === '') return { value: undefined };
  if (from.trim() === '' || to.trim() === '') {
    return { problem: 'Quiet hours need both a start and an end, or neither.' };
  }
  const [start, end] = [readTime(from), readTime(to)];
  if ('problem' in start) return start;
  if ('problem' in end) return end;
  if (start.value === end.value) {
    return {
      problem: `Quiet hours from ${start.value} to ${end.value} have no length. Name two times, or none.`,
    };
  }
  return { value: { from: start.value, to: end.value } };
}

/** `mon-fri`, `mon, wed`, `daily`, `weekdays`, `weekend`, `fri-mon`: numbers in order, 0 is Sunday. */
export function readWeekdays(words: string | readonly number[]): Read<number[]> {
  const days = typeof words === 'string' ? weekdaysIn(words) : [...words];
  if (days === undefined) {
    return {
      problem: `I do not know the weekdays «${clip(String(words))}». Write mon-fri, daily, or mon, wed, fri.`,
    };
  }
  if (days.length === 0) return { problem: 'No weekday is chosen. Choose at least one.' };
  return { value: [...new Set(days)].toSorted((one, other) => one - other) };
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const groups: ReadonlyMap<string, number[]> = new Map([
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
  ['every day', [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['working days', [1, 2, 3, 4, 5]],
  ['weekend', [0, 6]],
  ['weekends', [0, 6]],
]);

function weekdaysIn(words: string): number[] | undefined {
  const text = words.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const group = groups.get(text);
  if (group !== undefined) return group;
  const parts = text.replaceAll(/\s?[-–]\s?|\sto\s/gu, '-').split(/\s?,\s?|\sand\s|\s/u);
  const found = parts.filter((part) => part !== '').map(rangeOf);
  return found.includes(undefined) ? undefined : found.flatMap((days) => days ?? []);
}

/** `fri-mon` goes over the end of the week. */
function rangeOf(part: string): number[] | undefined {
  const [first = '', last = first] = part.split('-');
  const [from, to] = [weekdayOf(first), weekdayOf(last)];
  if (from < 0 || to < 0) return undefined;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

/** `mon`, `tues`, `mondays`. */
const weekdayOf = (word: string): number =>
  word.length < 2 ? -1 : names.findIndex((name) => name.startsWith(word) || `${name}s` === word);

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'pm' ? 12 : 0) : undefined;
}

const clip = (words: string): string => words.trim().slice(0, 60);
