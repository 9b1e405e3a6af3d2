import type { DigestSnapshot, Restatement } from '../shared/digest.ts';
import type { FigureName } from '../shared/figure.ts';
import { formatFigure } from '../shared/figure-words.ts';
import { subjectKey, type FigureBook } from './figure-book.ts';
import { figureOf, isCounted } from './figure-of.ts';

const most = 10;

/**
 * Figures that were said before and are others now, the most different first; only where the difference shows when
 * they are written. Sources that are no longer in the digest are left alone.
 */
export function restatements(
  figures: readonly FigureName[],
  snapshot: DigestSnapshot | undefined,
  sources: ReadonlySet<string>,
  book: FigureBook,
): Restatement[] {
  const names = [...new Set<FigureName>(['spend', ...figures])].filter(isCounted);
  return (snapshot?.said ?? [])
    .filter(({ subject, day }) => sources.has(subjectKey(subject)) && book.has(subject, day))
    .flatMap(({ subject, name, currency, zone, day, counts }) =>
      names.map((figure) => ({
        name,
        figure,
        days: { from: day, to: day },
        zone,
        currency,
        said: figureOf(figure, counts),
        now: figureOf(figure, book.on(subject, day)),
      })),
    )
    .filter(showsDifference)
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, most);
}

function showsDifference({ figure, said, now, currency }: Restatement): boolean {
  return formatFigure(figure, said, currency) !== formatFigure(figure, now, currency);
}

/** By which part of the larger one they differ; what was not known, or is no more, differs wholly. */
function size({ said, now }: Restatement): number {
  if (said === null || now === null) return 1;
  return Math.abs(now - said) / Math.max(Math.abs(now), Math.abs(said), 1);
}
