/**
 * How far another clock is ahead of ours, in milliseconds, by what it showed at a moment between two of ours; 0 when
 * it showed nothing that ours did not.
 *
 * @param theirs what it showed, in Unix milliseconds
 * @param within how exactly it shows the time: by 1,000 when it shows whole seconds
 */
export function clockSkew(
  theirs: number,
  ours: { before: number; after: number },
  within = 0,
): number {
  if (theirs > ours.after) return theirs - ours.after;
  return Math.min(0, theirs + within - ours.before);
}
