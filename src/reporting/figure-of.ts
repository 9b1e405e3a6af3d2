import type { Counts } from '../shared/counts.ts';
import type { FigureName } from '../shared/figure.ts';

/** What a rate divides, and what of one it is. */
interface Rate {
  part: (counts: Counts) => number | null;
  whole: keyof Counts;
  times: number;
}

/** Figures that are counts themselves. */
export const counted = {
  spend: 'spent',
  impressions: 'impressions',
  clicks: 'clicks',
  conversions: 'conversions',
  income: 'income',
} as const satisfies Partial<Record<FigureName, keyof Counts>>;

export type CountedFigure = keyof typeof counted;
export type RateFigure = Exclude<FigureName, CountedFigure>;

/** Figures that are made of two counts. */
export const rates: Record<RateFigure, Rate> = {
  ctr: { part: ({ clicks }) => clicks, whole: 'impressions', times: 100 },
  cpc: { part: ({ spent }) => spent, whole: 'clicks', times: 1 },
  cpm: { part: ({ spent }) => spent, whole: 'impressions', times: 1000 },
  conversionRate: { part: ({ conversions }) => conversions, whole: 'clicks', times: 100 },
  cpa: { part: ({ spent }) => spent, whole: 'conversions', times: 1 },
  roi: { part: gain, whole: 'spent', times: 100 },
};

/** One figure of what was counted; null where something is not known, or there is nothing to divide by. */
export function figureOf(name: FigureName, counts: Counts): number | null {
  if (isCounted(name)) return counts[counted[name]];
  const { part, whole, times } = rates[name];
  const [above, below] = [part(counts), counts[whole]];
  return above === null || below === null || below <= 0 ? null : (above * times) / below;
}

export const isCounted = (name: FigureName): name is CountedFigure => name in counted;

function gain({ income, spent }: Counts): number | null {
  return income === null || spent === null ? null : income - spent;
}
