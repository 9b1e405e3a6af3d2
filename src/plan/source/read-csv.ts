import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { PlanLevel } from '../plan-level.ts';
import { planLimits } from '../plan-limits.ts';
import type { CsvCell } from './csv-cell.ts';
import { csvDelimiter } from './csv-delimiter.ts';
import { csvHeader, type CsvColumn } from './csv-header.ts';
import { csvRows, type CsvRow } from './csv-rows.ts';
import { csvTree } from './csv-tree.ts';
import { quoted, type Reading } from './source-node.ts';

/**
 * Reads a plan written as a table: dotted column names, one row an ad (or an ad set or campaign with nothing
 * below it). A comma is a decimal comma only where `;` separates the cells.
 */
export function readCsv(text: string): Reading {
  const delimiter = csvDelimiter(text);
  const cut = csvRows(text, delimiter);
  if ('problem' in cut) return { problems: [cut.problem] };
  const [header, ...rows] = cut.rows;
  if (header === undefined || rows.length === 0) return { problems: [noRows] };
  if (header.cells.length > planLimits.columns) return { problems: [tooManyColumns] };
  const { columns, problems } = csvHeader(header);
  const uneven = rows.flatMap((row) => unevenness(row, header, delimiter));
  const notation = delimiter === ';' ? 'csv-decimal-comma' : 'csv';
  const records = rows
    .filter(({ cells }) => cells.length === header.cells.length)
    .map((row) => ({ line: row.line, cells: cellsByLevel(row, columns, notation) }));
  const tree = csvTree(records);
  return { root: tree.root, problems: [...problems, ...uneven, ...tree.problems] };
}

const noRows: PlanProblem = {
  path: '',
  message: 'the table has no rows below its header',
  fix: 'write one row for every ad, as the example plans do',
};

const tooManyColumns: PlanProblem = {
  line: 1,
  path: '',
  message: `the header has more than ${planLimits.columns} columns`,
  fix: 'take out the columns that hold no values',
};

function cellsByLevel(
  { line, cells }: CsvRow,
  columns: CsvColumn[],
  notation: CsvCell['notation'],
): Map<PlanLevel, CsvCell[]> {
  const filled = columns.flatMap((column): CsvCell[] => {
    const text = cells[column.index] ?? '';
    const place = { line, column: column.index + 1, path: column.name };
    return text === '' ? [] : [{ column, text, place, notation }];
  });
  return Map.groupBy(filled, ({ column }) => column.level);
}

function unevenness(row: CsvRow, header: CsvRow, delimiter: string): PlanProblem[] {
  const { line, cells } = row;
  if (cells.length !== header.cells.length) {
    return [
      {
        line,
        path: '',
        message: `the row has ${cells.length} cells, the header ${header.cells.length}`,
        fix: `put texts that contain ${quoted(delimiter)} into double quotes`,
      },
    ];
  }
  return cells.flatMap((cell, index) =>
    cell === '' || header.cells[index] !== ''
      ? []
      : [
          {
            line,
            column: index + 1,
            path: '',
            message: `the column of ${quoted(cell)} has no name`,
            fix: 'name the column in the first row, or empty the cell',
          },
        ],
  );
}
