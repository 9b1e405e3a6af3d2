import type { Days } from '../shared/evidence-days.ts';
import { addDays, dayAt, isDay } from '../shared/local-time.ts';
import type { ReportPeriod } from '../shared/report.ts';
import { readDay } from './read-day.ts';

/** A period that somebody named; «flight» is another one for every media plan. */
export type NamedPeriod = ReportPeriod | { kind: 'flight' };

/** The calendar that the words are meant on. */
export interface PeriodSpeaker {
  /** Instant. */
  now: string;
  /** IANA. */
  zone: string;
}

/**
 * A period in the words people use: `yesterday`, `last 7 days`, `this month`, `2026-11-01..2026-11-20`, `1 Nov - 20 Nov`,
 * `5 Nov`, `flight`; or a sentence that says what to do. Only full days: today is in none.
 */
export function readPeriodWords(
  words: string,
  speaker: PeriodSpeaker,
): { period: NamedPeriod } | { problem: string } {
  const text = words.trim().toLowerCase().replaceAll(/\s+/gu, ' ').replaceAll(/[–—]/gu, '-');
  const today = dayAt(Date.parse(speaker.now) / 1000, speaker.zone);
  if (text === 'today') {
    return {
      problem: `Today is not over yet in ${speaker.zone}. Ask for yesterday, or a day before.`,
    };
  }
  if (text === 'tomorrow')
    return { problem: 'Tomorrow has no figures. Ask for a day that is over.' };
  if (/^(?:the )?(?:whole )?flight(?: to date)?$/u.test(text))
    return { period: { kind: 'flight' } };
  const relative = relatives.get(text.replace(/^the /u, ''));
  if (relative === 'monthToDate' && today.endsWith('-01')) {
    return {
      problem: `This month has no full day yet in ${speaker.zone}. Ask for last month, or yesterday.`,
    };
  }
  if (relative !== undefined) return { period: { kind: 'relative', of: relative } };
  return readDays(words, text, today);
}

const relatives: ReadonlyMap<string, Extract<ReportPeriod, { kind: 'relative' }>['of']> = new Map([
  ['yesterday', 'yesterday'],
  ['last 7 days', 'last7'],
  ['last 7', 'last7'],
  ['last7', 'last7'],
  ['7d', 'last7'],
  ['last week', 'last7'],
  ['last 30 days', 'last30'],
  ['last 30', 'last30'],
  ['last30', 'last30'],
  ['30d', 'last30'],
  ['this month', 'monthToDate'],
  ['month to date', 'monthToDate'],
  ['mtd', 'monthToDate'],
  ['last month', 'lastMonth'],
]);

/** A first and a last day, or one alone. */
function readDays(words: string, text: string, today: string) {
  const days = rangeIn(text, today);
  const said = words.trim().slice(0, 60);
  if (days === undefined) return { problem: `I do not understand the period «${said}». ${ways}` };
  if ('problem' in days) return days;
  const { from, to } = days;
  if (from > to) {
    return {
      problem: `«${said}» ends on ${to}, before it begins on ${from}. Put the earlier day first.`,
    };
  }
  if (from >= today) {
    return {
      problem: `«${said}» has not happened yet: the last full day is ${addDays(today, -1)}.`,
    };
  }
  if (to >= today) {
    const until = `${from}..${addDays(today, -1)}`;
    return { problem: `«${said}» is not over yet: its last day is ${to}. Ask for ${until}.` };
  }
  const period: NamedPeriod = { kind: 'days', from, to };
  return { period };
}

const ways =
  'Write yesterday, last 7 days, last 30 days, this month, last month, flight, or days such as 2026-11-01..2026-11-20.';

/** Undefined where the words are no days at all. */
function rangeIn(text: string, today: string): Days | { problem: string } | undefined {
  const [first = '', last = first] = ends(text);
  const end = readDay(last, today);
  if (end === undefined || 'problem' in end) return end;
  // A year that is said once is that of both: `1 Nov - 20 Nov 2025`.
  const begin = readDay(first, end.hasYear ? end.day : today);
  if (begin === undefined || 'problem' in begin) return begin;
  if (end.hasYear) return { from: begin.day, to: end.day };
  const to = nextFrom(begin.day, end.day.slice(4));
  if (isDay(to)) return { from: begin.day, to };
  return { problem: `There is no ${to} in the calendar. Name a day that exists.` };
}

/** The first such day, `-01-05`, that is not before another one: `20 Dec - 5 Jan` ends in the year after. */
function nextFrom(from: string, end: string): string {
  const year = Number(from.slice(0, 4));
  return `${year}${end}` < from ? `${year + 1}${end}` : `${year}${end}`;
}

/** A hyphen inside of `2026-11-01` is none between days. */
function ends(text: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(text)) return [text];
  const parts = text.replace(/^from /u, '').split(/ ?\.\. ?| to | until | - /u);
  if (parts.length <= 2 && parts.length > 1) return parts;
  return text.split(/(?<=[a-z]|\d{4}-\d{2}-\d{2})-/u);
}
