import { daysWords } from '../../shared/day-words.ts';
import type { PeriodFigures } from '../../shared/digest.ts';
import type { Period } from '../../shared/period.ts';
import { periodTitle } from '../../shared/period-words.ts';

/** The first period of a digest: `yesterday (Thu 19 Nov, Europe/Berlin; Wed 18 Nov, America/New_York)`. */
export function spanWords(figures: PeriodFigures[]): string | undefined {
  const [first, ...rest] = firstPeriods(figures);
  if (first === undefined) return undefined;
  const title = periodInSentence(first);
  if (rest.length >= mostZones) return `${title}, each on its account’s calendar`;
  const days = [first, ...rest].map((period) => `${daysWords(period.days)}, ${period.zone}`);
  return `${title} (${days.join('; ')})`;
}

/** The days it is compared with, where all accounts share them. */
export function spanBefore(figures: PeriodFigures[]): string | undefined {
  const all = new Set(firstPeriods(figures).map(({ before }) => before && daysWords(before)));
  const [only] = all;
  return all.size === 1 ? only : undefined;
}

/** `yesterday`, `November so far`. */
export function periodInSentence(period: Period): string {
  const title = periodTitle(period);
  return /^(Yesterday|Last|Flight|The)\b/u.test(title)
    ? `${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title;
}

const mostZones = 3;

/** The first period in each zone and over other days. */
function firstPeriods(figures: PeriodFigures[]): Period[] {
  const [first] = figures;
  const all = figures
    .map(({ period }) => period)
    .filter(({ name }) => name === first?.period.name)
    .map((period) => [`${period.zone} ${daysWords(period.days)}`, period] as const);
  return [...new Map(all).values()];
}
