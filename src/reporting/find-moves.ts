import type { FigureCell, FigureName } from '../shared/figure.ts';
import { daysWords } from '../shared/day-words.ts';
import { figureWords, formatChange, formatFigure } from '../shared/figure-words.ts';
import { beforeWords } from '../shared/period-words.ts';
import type { Examined, Finding } from './finding.ts';
import type { FigureBook } from './figure-book.ts';
import { cells } from './period-sums.ts';
import { isSmall } from './small-sample.ts';
import { quoted } from './quoted.ts';

/** Figures whose movement is worth a word: what is paid, and what for. */
const watched: FigureName[] = ['spend', 'cpc', 'conversions', 'cpa'];

interface Move {
  one: Examined;
  cells: FigureCell[];
  weight: number;
}

/**
 * Figures that moved by more than `percent`, one finding an object. What one of its campaigns tells of a figure is not
 * told of the source again.
 */
export function findMoves(
  examined: readonly Examined[],
  percent: number,
  book: FigureBook,
): Finding[] {
  const moves = examined.map((one) => moveOf(one, percent, book));
  const below = new Set(
    moves.filter(({ one }) => !one.isSource).flatMap((move) => move.cells.map(directionOf)),
  );
  return moves
    .map((move) => (move.one.isSource ? withoutThose(below, move) : move))
    .filter((move) => move.cells.length > 0)
    .map(findingOf);
}

function moveOf(one: Examined, percent: number, book: FigureBook): Move {
  const { period, missingDays, missingBefore } = one.part;
  const now = book.counts(one.subject, period.days);
  const before = period.before && book.counts(one.subject, period.before);
  // Spend is money in any case, but that of a handful of impressions doubles every other day.
  const isFew = before === undefined || (isSmall('cpm', now) && isSmall('cpm', before));
  const sum = { now, ...(before && { before }), missingDays, missingBefore };
  const moved = cells(watched, sum).filter(
    ({ change }) => change.kind === 'percent' && Math.abs(change.by) > percent,
  );
  const weight = Math.abs((now.spent ?? 0) - (before?.spent ?? 0));
  return { one, cells: moved.filter(({ figure }) => !isFew || figure !== 'spend'), weight };
}

const withoutThose = (told: ReadonlySet<string>, move: Move): Move => ({
  ...move,
  cells: move.cells.filter((cell) => !told.has(directionOf(cell))),
});

const directionOf = ({ figure, change }: FigureCell): string =>
  `${figure} ${change.kind === 'none' ? 0 : Math.sign(change.by)}`;

function findingOf({ one, cells: moved, weight }: Move): Finding {
  const { subject, name, part } = one;
  const { period, source } = part;
  const figures = moved.map(({ figure, now, change }) => {
    const is = formatFigure(figure, now, source.currency);
    return `${figureWords[figure].label} ${is} (${formatChange(change)})`;
  });
  const against = beforeWords(period) ?? '';
  const sentence = `${quoted(name)}, ${daysWords(period.days)} (${period.zone}) against ${against}: ${figures.join(', ')}.`;
  return { kind: 'moved', subject, name, inside: source.subject, sentence, weight };
}
