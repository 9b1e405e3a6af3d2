import type { TableBlock } from '@slack/types';
import { RichText } from '../text/rich-text.tsx';

/** What stands in one cell of a table. */
export type Cell = TableBlock['rows'][number][number];

export function TableCell({ cell }: { cell: Cell }) {
  return cell.type === 'rich_text' ? <RichText block={cell} /> : cell.text;
}
