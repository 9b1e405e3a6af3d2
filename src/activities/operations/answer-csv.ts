import { stringify } from 'csv-stringify/sync';
import type { Table } from '../../messages/operation/cut-table.ts';
import type { Cell } from '../../shared/operation.ts';

/** A table as RFC 4180 has it. Text that a spreadsheet would run is disarmed; numbers stay numbers. */
export const answerCsv = ({ columns, rows }: Table): string => csvLines([columns, ...rows]);

/** The same of some of its lines. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // The writer only looks for the delimiter, which is both of them.
    quoted_match: /[\r\n]/,
    cast: {
      number: (value) =>
        value < 0 ? { value: String(value), escape_formulas: false } : String(value),
    },
  });
}
