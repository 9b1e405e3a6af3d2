import type { DataTableBlock } from '@slack/types';
import { useState } from 'react';
import { TableCell, type Cell } from './table-cell.tsx';

/** A table that people sort and page through. */
export function DataTable({ block }: { block: DataTableBlock }) {
  const [sort, setSort] = useState<{ column: number; down: boolean }>();
  const [page, setPage] = useState(0);
  const [head = [], ...body] = block.rows;
  const rows = sort
    ? body.toSorted((left, right) => compare(left[sort.column], right[sort.column]))
    : body;
  if (sort?.down === true) rows.reverse();
  const size = block.page_size ?? 5;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const first = Math.min(page, pages - 1) * size;
  const shown = rows.slice(first, first + size);

  return (
    <div className="data-table">
      <div className="table-frame" tabIndex={0} role="group" aria-label={block.caption}>
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {head.map((cell, column) => {
                const down = sort?.column === column ? sort.down : undefined;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={sortWord(down)}
                    className={alignOf(body[0]?.[column])}
                  >
                    <button type="button" onClick={() => setSort({ column, down: down === false })}>
                      <TableCell cell={cell} />
                      <span aria-hidden="true">{down === undefined ? '' : down ? ' ↓' : ' ↑'}</span>
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={first + at}>
                {row.map((cell, column) =>
                  column === block.row_header_column_index ? (
                    <th key={column} scope="row" className={alignOf(cell)}>
                      <TableCell cell={cell} />
                    </th>
                  ) : (
                    <td key={column} className={alignOf(cell)}>
                      <TableCell cell={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <div className="table-pages">
          <button
            type="button"
            className="button button-plain button-small"
            disabled={first === 0}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </button>
          <span className="quiet">
            {first + 1} to {first + shown.length} of {rows.length}
          </span>
          <button
            type="button"
            className="button button-plain button-small"
            disabled={page >= pages - 1}
            onClick={() => setPage(page + 1)}
          >
            Next
          </button>
        </div>
      )}
    </div>
  );
}

function compare(left: Cell | undefined, right: Cell | undefined): number {
  if (left?.type === 'raw_number' && right?.type === 'raw_number') return left.value - right.value;
  return textOf(left).localeCompare(textOf(right), 'en', { numeric: true });
}

function textOf(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return cell.type === 'rich_text' ? JSON.stringify(cell.elements) : cell.text;
}

const alignOf = (cell: Cell | undefined) => (cell?.type === 'raw_number' ? 'number' : '');

function sortWord(down: boolean | undefined) {
  if (down === undefined) return 'none';
  return down ? 'descending' : 'ascending';
}
