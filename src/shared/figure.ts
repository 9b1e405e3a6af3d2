/** What a digest, a statistics answer or a chart shows. Rates are always made of counts. */
export const figureNames = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'cpm',
  'conversions',
  'conversionRate',
  'cpa',
  'income',
  'roi',
] as const;

export type FigureName = (typeof figureNames)[number];

/** How a figure is written: `percent` as 1.23 for 1.23 %; `money` in minor units, with parts of one where it is a rate. */
export type FigureUnit = 'count' | 'money' | 'percent';

/** How much a figure moved; percents for counts and money, percentage points for rates in percent. */
export type FigureChange =
  | { kind: 'percent'; by: number }
  | { kind: 'points'; by: number }
  /** There is nothing to compare with, or too little to mean anything. */
  | { kind: 'none'; why: 'no data yet' | 'nothing before' | 'small sample' };

/** One figure now, on the same weekdays before, and how it moved. `null`: nothing is known, or it cannot be divided. */
export interface FigureCell {
  figure: FigureName;
  now: number | null;
  before: number | null;
  change: FigureChange;
}
