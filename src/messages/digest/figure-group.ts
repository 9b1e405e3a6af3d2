import type { RawTextElement, RichTextBlock } from '@slack/types';
import { daysWords } from '../../shared/day-words.ts';
import type { PeriodFigures } from '../../shared/digest.ts';
import type { FigureCell } from '../../shared/figure.ts';
import { figureWords } from '../../shared/figure-words.ts';
import { cellWords } from '../kit/cell-words.ts';
import { counted } from '../kit/counted.ts';
import { bold, paragraph } from '../kit/rich-text.ts';

/** What shares a currency and a zone, by period; undefined where a period has nothing of it. */
export interface FigureGroup {
  title: string;
  columns: (PeriodFigures | undefined)[];
}

export type TableCell = RawTextElement | RichTextBlock;

/** The rows of a group: its days and what holds for a whole column, then a row for each figure. */
export function figureGroup({ title, columns }: FigureGroup): TableCell[][] {
  const known = columns.filter((column) => column !== undefined);
  const names = new Set(known.flatMap(({ cells }) => cells.map(({ figure }) => figure)));
  return [
    [strong(title), ...columns.map((column) => (column ? strong(headWords(column)) : raw('–')))],
    ...[...names].map((figure) => [
      raw(figureWords[figure].label),
      ...columns.map((column) => {
        const cell = column?.cells.find((it) => it.figure === figure);
        if (column === undefined || cell === undefined) return raw('–');
        return raw(cellWords(cell, column.currency, { compares: saysChange(column, cell) }));
      }),
    ]),
  ];
}

export const raw = (text: string): RawTextElement => ({ type: 'raw_text', text });

const strong = (text: string): RichTextBlock => paragraph(bold(text));

function headWords(column: PeriodFigures): string {
  const { period, small, missingDays } = column;
  const isOneDay = period.days.from === period.days.to;
  const missing = isOneDay ? 'not all known yet' : `${counted(missingDays.length, 'day')} missing`;
  return [
    daysWords(period.days),
    ...(missingDays.length > 0 && column.cells.some(({ now }) => now !== null) ? [missing] : []),
    ...(small ? ['small sample'] : []),
    ...(period.before !== undefined && isAllNew(column) ? ['nothing before'] : []),
  ].join(', ');
}

/** Whether there is a change to tell in the cell: what holds for the whole column is said above it. */
function saysChange(column: PeriodFigures, { change }: FigureCell): boolean {
  if (change.kind !== 'none') return true;
  if (change.why === 'small sample') return !column.small;
  return change.why === 'nothing before' && !isAllNew(column);
}

const isAllNew = ({ cells }: PeriodFigures): boolean =>
  cells.every(({ change }) => change.kind === 'none' && change.why === 'nothing before');
