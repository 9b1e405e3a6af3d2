import type { TableBlock as Table } from '@slack/types';
import { TableCell } from './table-cell.tsx';

/** A small table; the first row names the columns. */
export function TableBlock({ block }: { block: Table }) {
  const [head = [], ...rows] = block.rows;
  const look = (column: number) => {
    const { align = 'left', is_wrapped: wraps = false } = block.column_settings?.[column] ?? {};
    return { style: { textAlign: align }, className: wraps ? 'wraps' : '' };
  };
  return (
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" {...look(column)}>
                <TableCell cell={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column} {...look(column)}>
                  <TableCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
