import type { Cell } from '../../shared/operation.ts';
import type { DigestSource } from '../../shared/digest.ts';
import type { DayFigures, FigureSubject } from '../../shared/figure-store.ts';
import { decimalsOf } from '../../shared/money.ts';
import { csvLines } from '../operations/answer-csv.ts';

const columns = [
  'service',
  'level',
  'id',
  'name',
  'in_id',
  'in_name',
  'day',
  'time_zone',
  'currency',
  'impressions',
  'clicks',
  'conversions',
  'spend',
  'income',
  'read_at_utc',
];

/**
 * Every figure a digest is made of, a row for each object and day, so that people can add up what they like. An empty
 * cell: the service told nothing, which is not 0.
 */
export function digestCsv(sources: readonly DigestSource[], days: readonly DayFigures[]): string {
  const known = new Map(sources.map((source) => [keyOf(source.subject), source]));
  const rows = days.flatMap((figures) => {
    const source = known.get(keyOf(figures.parent)) ?? known.get(keyOf(figures.subject));
    return source === undefined ? [] : [rowOf(figures, source)];
  });
  return csvLines([columns, ...rows]);
}

function rowOf(
  { subject, name, day, counts, readAt }: DayFigures,
  { subject: { id: sourceId }, name: sourceName, zone, currency }: DigestSource,
): Cell[] {
  const { impressions, clicks, conversions, spent, income } = counts;
  const isSource = subject.id === sourceId;
  const amount = (minor: number | null) =>
    minor === null ? '' : Number(`${minor}e-${decimalsOf(currency)}`);
  return [
    subject.source,
    subject.kind,
    subject.id,
    name,
    isSource ? '' : sourceId,
    isSource ? '' : sourceName,
    day,
    zone,
    currency,
    impressions ?? '',
    clicks ?? '',
    conversions ?? '',
    amount(spent),
    amount(income),
    readAt,
  ];
}

const keyOf = ({ source, kind, id }: FigureSubject): string => `${source} ${kind} ${id}`;
