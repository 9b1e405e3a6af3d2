import { closest, distance } from 'fastest-levenshtein';

/** The word a typing mistake probably meant, if any is close enough to be worth proposing. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || written.length > 60) return undefined;
  const lower = written.toLowerCase();
  const byLower = new Map(known.map((word) => [word.toLowerCase(), word]));
  const best = closest(lower, [...byLower.keys()]);
  const mistakes = distance(lower, best);
  const isClose = mistakes <= Math.max(2, written.length / 3) && mistakes < best.length;
  return isClose ? byLower.get(best) : undefined;
}
