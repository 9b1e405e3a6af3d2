import type { DigestView } from '../shared/digest.ts';
import { periodNames } from '../shared/period.ts';
import { digestCharts } from './digest-charts.ts';
import { figureContentOf, type DigestInput } from './digest-input.ts';
import { exceptions } from './exceptions.ts';
import { figureBook, subjectKey } from './figure-book.ts';
import { headline } from './headline.ts';
import { movers } from './movers.ts';
import { periodFigures, periodSums } from './period-sums.ts';
import { restatements } from './restatements.ts';
import { topRows } from './top-rows.ts';

/**
 * All that a digest says, of figures that were read. The first of its periods is told in words; all are in the figures.
 *
 * @throws TypeError where the digest is of a report
 */
export function digestView(input: DigestInput): DigestView {
  const { settings, periodKey, dueAt, asOf, late, sources, missing, snapshot, cost } = input;
  const { figures, periods, thresholds } = figureContentOf(settings);
  const book = figureBook(input.days);
  const names = periodNames.filter((name) => periods.includes(name));
  const sums = names.map((name) => periodSums(name, dueAt, sources, book));
  // Nobody has to ask for yesterday to be told that something stopped.
  const yesterday = periodSums('yesterday', dueAt, sources, book);
  const main = sums.find((group) => group.length > 0) ?? [];
  const { told, leftOut } = exceptions(main, yesterday, thresholds, book);
  return {
    id: settings.id,
    name: settings.name,
    periodKey,
    dueAt,
    asOf,
    ...(late && { late }),
    headline: headline(main, missing.length),
    figures: sums.flat().map((sum) => periodFigures(figures, sum)),
    movers: movers(main, book),
    exceptions: told,
    ...(leftOut > 0 && { exceptionsLeftOut: leftOut }),
    rows: topRows(figures, main, book),
    charts: digestCharts(dueAt, sources, book),
    restated: restatements(
      figures,
      snapshot,
      new Set(sources.map(({ subject }) => subjectKey(subject))),
      book,
    ),
    missing,
    cost,
  };
}
