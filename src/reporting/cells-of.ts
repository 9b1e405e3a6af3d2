import type { Counts } from '../shared/counts.ts';
import type { FigureCell, FigureChange, FigureName } from '../shared/figure.ts';
import { figureWords } from '../shared/figure-words.ts';
import { figureOf, isCounted, rates } from './figure-of.ts';
import { baseIsSmall, isSmall } from './small-sample.ts';

/**
 * Figures now and before, and how they moved: percents for counts and money, points for rates in percent.
 * `before` undefined: there is nothing to compare with.
 */
export function cellsOf(
  names: readonly FigureName[],
  now: Counts,
  before: Counts | undefined,
): FigureCell[] {
  return names.map((figure) => ({
    figure,
    now: figureOf(figure, now),
    before: before === undefined ? null : figureOf(figure, before),
    change: changeOf(figure, now, before),
  }));
}

function changeOf(figure: FigureName, now: Counts, before: Counts | undefined): FigureChange {
  if (!isTold(figure, now)) return { kind: 'none', why: 'no data yet' };
  if (before === undefined || !isTold(figure, before)) {
    return { kind: 'none', why: 'nothing before' };
  }
  if (isSmall(figure, now, before)) return { kind: 'none', why: 'small sample' };
  const [value, base] = [figureOf(figure, now), figureOf(figure, before)];
  // Of what is 0 or was corrected below it, no percentage means anything.
  if (value === null || base === null) return { kind: 'none', why: 'nothing before' };
  if (figureWords[figure].unit === 'percent') return { kind: 'points', by: value - base };
  if (base <= 0) return { kind: 'none', why: 'nothing before' };
  if (baseIsSmall(figure, base)) return { kind: 'none', why: 'small sample' };
  return { kind: 'percent', by: (100 * (value - base)) / base };
}

/** Whether the counts that a figure is made of are known, though they may not divide. */
function isTold(figure: FigureName, counts: Counts): boolean {
  if (isCounted(figure)) return figureOf(figure, counts) !== null;
  const { part, whole } = rates[figure];
  return part(counts) !== null && counts[whole] !== null;
}
