import type { Cell } from '../../shared/operation.ts';
import { oneLine } from '../kit/one-line.ts';

/** Rows of one width under the names of their columns. */
export interface Table {
  columns: string[];
  rows: Cell[][];
}

/** Slack takes 100 rows with the header, 20 columns and 10,000 characters; a table that is cut is the same when cut again. */
export function cutTable({ columns, rows }: Table): Table {
  const shown: Cell[][] = [];
  const names = columns.slice(0, mostColumns).map((name) => cutCell(name, longestName));
  let room = mostCharacters - lengthOf(names);
  for (const row of rows.slice(0, mostRows)) {
    const cells = row.slice(0, mostColumns).map((cell) => cutCell(cell, longestCell));
    room -= lengthOf(cells);
    if (room < 0) break;
    shown.push(cells);
  }
  return { columns: names.map(String), rows: shown };
}

/** Whether anything of the table is left out or cut in what is shown. */
export function isCut(whole: Table, shown: Table): boolean {
  if (whole.rows.length !== shown.rows.length) return true;
  return JSON.stringify(whole) !== JSON.stringify(shown);
}

const mostColumns = 20;
const mostRows = 99;
const mostCharacters = 9_000;
const longestName = 50;
const longestCell = 60;

function cutCell(cell: Cell, characters: number): Cell {
  if (typeof cell === 'number') return cell;
  return cell.trim() === '' ? '' : oneLine(cell, characters);
}

/** An empty cell is shown as a dash. */
function lengthOf(cells: Cell[]): number {
  return cells.reduce<number>((sum, cell) => sum + Math.max(1, String(cell).length), 0);
}
