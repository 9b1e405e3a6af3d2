import { richText } from './rich-text.ts';
import {
  byType,
  chars,
  flag,
  isObject,
  list,
  number,
  oneOf,
  shape,
  which,
  whole,
  type Json,
} from './rule.ts';

// https://docs.slack.dev/reference/block-kit/blocks/table-block

const cell = byType({
  raw_text: shape({ type: oneOf('raw_text'), text: chars(Infinity) }),
  raw_number: shape({ type: oneOf('raw_number'), value: number, text: chars(Infinity) }),
  rich_text: richText,
});

const row = list(cell, 1, 20);

export const table = shape({
  type: oneOf('table'),
  'block_id?': chars(255),
  rows: list(row, 1, 100),
  'column_settings?': list(
    shape({ 'align?': oneOf('left', 'center', 'right'), 'is_wrapped?': flag }),
    0,
    20,
  ),
});

export const dataTable = which(
  which(
    shape({
      type: oneOf('data_table'),
      'block_id?': chars(255),
      caption: chars(Infinity),
      // With the header row; where sources differ on the most, the smaller holds.
      rows: list(row, 2, 101),
      'page_size?': whole(1, 100),
      'row_header_column_index?': whole(0, 19),
    }),
    (block) => new Set(rowsOf(block).map(({ length }) => length)).size <= 1,
    'all rows must have the same number of cells',
  ),
  (block) => rowsOf(block)[0]?.every((it) => isObject(it) && it['type'] !== 'rich_text') === true,
  'the header row must not hold rich_text',
);

function rowsOf({ rows }: Json): unknown[][] {
  return Array.isArray(rows) ? rows.filter(Array.isArray) : [];
}
