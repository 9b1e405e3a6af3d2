import type { RawNumberElement, RawTextElement, TableBlock } from '@slack/types';
import type { Cell, OperationNotice } from '../../shared/operation.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { cutTable, type Table } from './cut-table.ts';

type Answer = Extract<OperationNotice, { kind: 'answer' }>;

/** What a read found: a table, or a sentence where there is nothing. */
export function operationAnswer({ summary, answer }: Answer): Message {
  if (answer.kind === 'nothing') {
    return message(
      `${summary}: nothing found.`,
      paragraph(bold(oneLine(summary, 150)), ': the service has nothing that fits.'),
    );
  }
  const { of, total, hasFile } = answer;
  const table = cutTable(answer);
  const found = counted(total, of === 'rows' ? 'row' : 'field');
  return message(
    `${summary}: ${found}.`,
    header(summary),
    tableBlock(table),
    note(
      [`*${found}*`, partWords(table, total, hasFile), zoneWords(table)]
        .filter((words) => words !== '')
        .join('  ·  '),
    ),
  );
}

export function tableBlock({ columns, rows }: Table): TableBlock {
  const isNumeric = columns.map((_, index) => {
    return (
      rows.length > 0 && rows.every((row) => typeof row[index] === 'number' || row[index] === '')
    );
  });
  return {
    type: 'table',
    rows: [columns.map(cellOf), ...rows.map((row) => row.map(cellOf))],
    column_settings: isNumeric.map((is) => ({ align: is ? 'right' : 'left' })),
  };
}

function cellOf(cell: Cell): RawTextElement | RawNumberElement {
  if (typeof cell === 'number') return { type: 'raw_number', value: cell, text: String(cell) };
  return { type: 'raw_text', text: cell === '' ? '–' : cell };
}

function partWords({ rows }: Table, total: number, hasFile: boolean): string {
  const part = rows.length < total ? `the first ${rows.length} are here` : '';
  const file = hasFile ? 'everything is in the CSV in your direct messages' : '';
  return [part, file].filter((words) => words !== '').join(', ');
}

/** Moments come as the service writes them. */
function zoneWords({ rows }: Table): string {
  const texts = rows.flat().map(String);
  if (texts.some((text) => /^\d{4}-\d\d-\d\dT[\d:]+(\+00:?00|Z)$/.test(text))) {
    return 'times that end in +0000 are in UTC';
  }
  const isBare = texts.some((text) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text));
  return isBare ? 'the service does not say the zone of its times' : '';
}
