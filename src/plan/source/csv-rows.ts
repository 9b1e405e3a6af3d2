import { CsvError, parse } from 'csv-parse/sync';
import type { PlanProblem } from '../../shared/plan-problem.ts';

/** One row of a table and the line of the file in which it starts. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Cuts a CSV text with `\n` line ends into rows and cells; rows without any value are left out. */
export function csvRows(
  text: string,
  delimiter: string,
): { rows: CsvRow[] } | { problem: PlanProblem } {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        const trimmed = cells.map((cell) => cell.trim());
        if (trimmed.some((cell) => cell !== '')) {
          rows.push({ line: lines - lineBreaksIn(cells), cells: trimmed });
        }
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: brokenQuote(error, text) };
  }
  return { rows };
}

/** Only a quoted cell can hold one; the parser states the line in which a row ends. */
function lineBreaksIn(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function brokenQuote(error: CsvError, text: string): PlanProblem {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return {
      line: text.slice(0, text.lastIndexOf('"')).split('\n').length,
      path: '',
      message: 'a quote opens here and never closes',
      fix: 'close it, or write "" for a quote inside a cell that is in quotes',
    };
  }
  return {
    ...(typeof error['lines'] === 'number' ? { line: error['lines'] } : {}),
    path: '',
    message: 'a quote stands in the middle of a cell',
    fix: 'put the whole cell into quotes and write "" for each quote inside it; the cause may be a quote not closed further up',
  };
}
