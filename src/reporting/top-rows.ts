import type { DigestRow } from '../shared/digest.ts';
import type { FigureName } from '../shared/figure.ts';
import type { FigureBook } from './figure-book.ts';
import { cells, type PeriodSum, type SourceSum } from './period-sums.ts';

/** How many campaigns are shown at most. */
const most = 8;

/** The campaigns that cost most, currency by currency, each with as fair a share of the room as the others. */
export function topRows(
  figures: readonly FigureName[],
  sums: readonly PeriodSum[],
  book: FigureBook,
): DigestRow[] {
  const groups = sums.map((sum) =>
    sum.parts
      .flatMap((part) => campaignRows(figures, part, book))
      .toSorted((one, other) => other.spent - one.spent),
  );
  const ranked = groups.flatMap((rows, group) =>
    rows.map((row, rank) => ({ ...row, rank, group })),
  );
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.group - other.group)
    .slice(0, most)
    .toSorted((one, other) => one.group - other.group || one.rank - other.rank)
    .map(({ row }) => row);
}

function campaignRows(figures: readonly FigureName[], part: SourceSum, book: FigureBook) {
  const { source, period, missingDays, missingBefore } = part;
  return book.campaigns(source.subject).flatMap(({ subject, name }) => {
    const now = book.counts(subject, period.days);
    if (now.spent === null || now.spent <= 0) return [];
    const before = period.before && book.counts(subject, period.before);
    const sum = { now, ...(before && { before }), missingDays, missingBefore };
    const row: DigestRow = {
      subject,
      name,
      parentName: source.name,
      currency: source.currency,
      cells: cells(figures, sum),
      ...(source.path && {
        target: {
          kind: 'campaign',
          id: subject.id,
          path: { ...source.path, campaign: subject.id },
        },
      }),
    };
    return [{ row, spent: now.spent }];
  });
}
