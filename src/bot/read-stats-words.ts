/** What somebody typed after `stats`. */
export interface StatsWords {
  words: string;
  /** As it was typed; whether there is such a period, who knows the zone says. */
  period?: string;
}

/**
 * The object, in quotes or not, and the period after it, if one is named: `2001 last 7 days`, `"Last minute" yesterday`,
 * `search 501 2026-11-01..2026-11-20`.
 */
export function readStatsWords(typed: string): StatsWords {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const quoted = /^(?<search>search )?["“”„«](?<name>[^"“”„«»]+)["“”»],? ?(?<period>.*)$/i.exec(
    text,
  );
  if (quoted?.groups) {
    const { search = '', name = '', period = '' } = quoted.groups;
    return { words: `${search}${name.trim()}`, ...(period !== '' && { period }) };
  }
  const { words, period } = named.exec(text)?.groups ?? {};
  return words === undefined || period === undefined ? { words: text } : { words, period };
}

const day = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:,? \d{4})?)`;

const periods = [
  'yesterday',
  'today',
  'tomorrow',
  String.raw`(?:the )?last \d+(?: days)?`,
  String.raw`\d+d`,
  '(?:the )?last (?:week|month|year)',
  'this (?:week|month|year)',
  'month to date',
  'mtd',
  '(?:the )?(?:whole )?flight(?: to date)?',
  String.raw`(?:from )?${day}(?: ?(?:\.\.|-|–|—|to|until) ?${day})?`,
];

const named = new RegExp(`^(?<words>.+?),? (?<period>${periods.join('|')})$`, 'i');
