import type { KnownBlock, TableBlock } from '@slack/types';
import type { PeriodFigures } from '../../shared/digest.ts';
import type { Period } from '../../shared/period.ts';
import { periodTitle } from '../../shared/period-words.ts';
import { counted } from '../kit/counted.ts';
import { note } from '../kit/note.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { textLength } from '../limits/across-blocks.ts';
import { figureGroup, raw, type FigureGroup, type TableCell } from './figure-group.ts';

/**
 * The figures, one column a period; those of each currency and zone under a line of their own that says which days
 * they are, since they are never added up.
 */
export function figuresTable(figures: PeriodFigures[]): (KnownBlock | undefined)[] {
  if (figures.length === 0) return [];
  const columns = columnsOf(figures);
  const groups = groupsOf(figures, columns);
  const shown = fitting(groups);
  const left = groups.length - shown.length;
  const table: TableBlock = {
    type: 'table',
    rows: [['Figure', ...columns.map(periodTitle)].map(raw), ...shown.flat()],
    column_settings: [
      { align: 'left', is_wrapped: true },
      ...columns.map(() => ({ align: 'right' as const, is_wrapped: true })),
    ],
  };
  const more = `… and ${counted(left, 'more group')} of currency and zone, in the CSV of the digest.`;
  return [paragraph(bold('Figures')), table, left === 0 ? undefined : note(more)];
}

/** So much of a message may be its table; Slack takes about 12,000 characters in all. */
const mostCharacters = 2_800;

/** One period of each name: where zones differ their days may, too, and stand with each group. */
function columnsOf(figures: PeriodFigures[]): Period[] {
  return [
    ...new Map(figures.toReversed().map(({ period }) => [period.name, period])).values(),
  ].toReversed();
}

function groupsOf(figures: PeriodFigures[], columns: Period[]): TableCell[][][] {
  const groups = Map.groupBy(figures, ({ currency, period }) => `${currency}, ${period.zone}`);
  return [...groups].map(([title, all]) => {
    const group: FigureGroup = {
      title,
      columns: columns.map(({ name }) => all.find(({ period }) => period.name === name)),
    };
    return figureGroup(group);
  });
}

/** The first groups that fit; at least one. */
function fitting(groups: TableCell[][][]): TableCell[][][] {
  let room = mostCharacters;
  return groups.filter((rows, index) => {
    room -= textLength(rows);
    return index === 0 || room >= 0;
  });
}
