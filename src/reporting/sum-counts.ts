import type { Counts } from '../shared/counts.ts';

/** Each count over all of them; what is not known adds nothing, and stays unknown where none is known. */
export function sumCounts(list: readonly Counts[]): Counts {
  return {
    impressions: sum(list.map(({ impressions }) => impressions)),
    clicks: sum(list.map(({ clicks }) => clicks)),
    conversions: sum(list.map(({ conversions }) => conversions)),
    spent: sum(list.map(({ spent }) => spent)),
    income: sum(list.map(({ income }) => income)),
  };
}

/** Nothing is known. */
export const unknownCounts: Counts = {
  impressions: null,
  clicks: null,
  conversions: null,
  spent: null,
  income: null,
};

/** Whether anything is known. */
export const isKnown = (counts: Counts): boolean =>
  Object.values(counts).some((count) => count !== null);

function sum(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : known.reduce((total, number) => total + number, 0);
}
