import type { ActionsBlock, KnownBlock, RichTextBlock } from '@slack/types';
import type { DigestRow, DigestView } from '../../shared/digest.ts';
import type { FigureCell, FigureName } from '../../shared/figure.ts';
import { figureWords } from '../../shared/figure-words.ts';
import { cellWords } from '../kit/cell-words.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { pauseButton } from '../pause-button.ts';
import { lowerButton } from './lower-button.ts';
import { spanWords } from './span-words.ts';

/** The campaigns that cost most, each with what can be done about it. */
export function digestRows(view: DigestView): KnownBlock[] {
  const { rows, figures } = view;
  if (rows.length === 0) return [];
  const span = spanWords(figures);
  return [
    paragraph(bold('Top campaigns by spend'), span === undefined ? '' : `, ${span}`),
    ...rows.slice(0, mostRows).flatMap((row) => [rowLine(row), ...buttons(row, view)]),
  ];
}

const mostRows = 8;

/** More are not read in passing, nor do they fit on a phone. */
const mostCells = 3;

/** What says most about a campaign comes first; the rest in the order it is asked for. */
const telling: FigureName[] = ['spend', 'conversions', 'cpa', 'clicks', 'cpc'];

function rank({ figure }: FigureCell): number {
  const at = telling.indexOf(figure);
  return at === -1 ? telling.length : at;
}

function rowLine({ name, parentName, currency, cells }: DigestRow): RichTextBlock {
  const figures = cells
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostCells)
    .map((cell) => `${figureWords[cell.figure].label} ${cellWords(cell, currency)}`)
    .join('  ·  ');
  return paragraph(bold(oneLine(name, 60)), ` in ${oneLine(parentName, 50)}\n${figures}`);
}

/** Only the social service lets us change anything. */
function buttons({ target, name }: DigestRow, { id, periodKey }: DigestView): ActionsBlock[] {
  if (target === undefined) return [];
  const { mediaPlan } = target.path;
  const label = oneLine(`Pause ${name}`, 75);
  return [
    {
      type: 'actions',
      elements: [
        { ...pauseButton('Pause', target), accessibility_label: label },
        ...(target.kind === 'campaign' && mediaPlan !== undefined
          ? [lowerButton({ target: `${mediaPlan}/${target.id}`, d: id, p: periodKey }, name)]
          : []),
      ],
    },
  ];
}
