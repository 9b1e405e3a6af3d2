import { parseLocalTime } from '../../shared/local-time.ts';
import { quoted, type SourceScalar } from '../source/source-node.ts';
import type { ScalarType } from './field-type.ts';
import { parseNumber } from './parse-number.ts';
import type { Refuse } from './refuse.ts';

/** Reads a single value. A text is taken as it was written, `007` as `007`, without blanks around it. */
export function parseScalar(
  scalar: SourceScalar,
  type: ScalarType,
  refuse: Refuse,
): string | number | boolean {
  const text = scalar.text.trim();
  switch (type.kind) {
    case 'text':
      refuseShortened(scalar, refuse);
      return text;
    case 'number':
      return parseNumber(scalar, refuse);
    case 'flag':
      return flags.get(text.toLowerCase()) ?? text;
    case 'choice':
      return type.choices.find((choice) => String(choice) === text) ?? text;
    case 'time':
      refuseNoTime(scalar, refuse);
      return text;
  }
}

const flags = new Map([
  ['true', true],
  ['false', false],
]);

function refuseShortened({ text, notation, place }: SourceScalar, refuse: Refuse): void {
  if (notation === 'yaml' || !/^\d(?:[.,]\d+)?E\+\d+$/iu.test(text)) return;
  refuse(
    place,
    `a spreadsheet has shortened this number to ${quoted(text)}`,
    'format the column as text and write all digits',
  );
}

function refuseNoTime({ text, place }: SourceScalar, refuse: Refuse): void {
  if (parseLocalTime(text.trim()) !== undefined) return;
  const zoned = /^(?<local>\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}).*(?:Z|[+-]\d{2}:?\d{2})$/u.exec(text);
  const { local } = zoned?.groups ?? {};
  const german = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/u.exec(text)?.groups;
  if (local !== undefined) {
    refuse(
      place,
      `${quoted(text)} names a time zone`,
      `write ${local}, as the account's clock has it`,
    );
  } else if (german === undefined) {
    refuse(
      place,
      `expected a day, with or without a time, found ${quoted(text)}`,
      'write it as 2027-01-31 or 2027-01-31 08:30',
    );
  } else {
    const { day = '', month = '', year = '' } = german;
    refuse(
      place,
      `expected a day, with or without a time, found ${quoted(text)}`,
      `write the day as ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
  }
}
