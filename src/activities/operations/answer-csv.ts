import { stringify } from 'csv-stringify/sync';
import type { Table } from '../../messages/operation/cut-table.ts';

/** A table as RFC 4180 has it. Text that a spreadsheet would run is disarmed; numbers stay numbers. */
export function answerCsv({ columns, rows }: Table): string {
  return stringify([columns, ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      number: (value) =>
        value < 0 ? { value: String(value), escape_formulas: false } : String(value),
    },
  });
}
