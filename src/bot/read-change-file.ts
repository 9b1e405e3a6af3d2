import { CsvError, parse } from 'csv-parse/sync';
import type { ChangeAsked } from '../shared/proposal.ts';
import { parseWanted } from '../shared/wanted-value.ts';

/** More rows than this are several lists. */
export const mostRows = 500;

/**
 * Reads a CSV with the columns `id`, `value` and perhaps `reason`, in any order. Whether a row can be proposed is
 * not looked at here; all of them are told together later.
 */
export function readChangeFile(bytes: Uint8Array): { rows: ChangeAsked[] } | { problem: string } {
  const text = decode(bytes);
  if (text === undefined) {
    return {
      problem: 'The file is not text in UTF-8. Save it as “CSV UTF-8” and upload it again.',
    };
  }
  const [header = ''] = text.split(/\r?\n/u, 1);
  const names = header
    .split(delimiterOf(header))
    .map((name) => name.replaceAll('"', '').trim().toLowerCase());
  const missing = ['id', 'value'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    return {
      problem: `The first line has to name the columns id and value, and may name reason; ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    };
  }
  try {
    const rows = recordsOf(text, names, delimiterOf(header));
    if (rows.length === 0) return { problem: 'The file has no rows below its first line.' };
    if (rows.length <= mostRows) return { rows };
    return {
      problem: `The file has ${rows.length.toLocaleString('en')} rows; ${mostRows} are allowed. Split it into several files.`,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: `The file is no CSV: ${error.message}. Mend it and upload it again.` };
  }
}

function recordsOf(text: string, names: string[], delimiter: string): ChangeAsked[] {
  const rows: ChangeAsked[] = [];
  parse(text, {
    delimiter,
    from_line: 2,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (record: string[], { lines: line }) => {
      if (record.some((cell) => cell !== '')) rows.push(rowOf(record, names, line));
      return null;
    },
  });
  return rows;
}

function rowOf(record: string[], names: string[], line: number): ChangeAsked {
  const cell = (name: string) => record[names.indexOf(name)]?.trim() ?? '';
  const reason = cell('reason').slice(0, 300);
  return {
    target: cell('id'),
    value: parseWanted(cell('value').replace('−', '-')),
    line,
    ...(reason !== '' && { reason }),
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Spreadsheets of many countries write `;`. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, next) =>
    header.split(next).length > header.split(best).length ? next : best,
  );
