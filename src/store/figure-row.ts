import type { DayFigures, FigureSubject } from '../shared/figure-store.ts';
import type { DayFiguresRow } from './schema.ts';

export function figureRowOf({
  subject,
  parent,
  name,
  day,
  counts,
  readAt,
}: DayFigures): DayFiguresRow {
  const { impressions, clicks, conversions, spent, income } = counts;
  return {
    source: subject.source,
    kind: subject.kind,
    id: subject.id,
    day,
    parent_source: parent.source,
    parent_kind: parent.kind,
    parent_id: parent.id,
    name: JSON.stringify(name),
    impressions,
    clicks,
    conversions,
    spent,
    income,
    read_at: Date.parse(readAt),
  };
}

export function figuresOfRow(row: DayFiguresRow): DayFigures {
  const { impressions, clicks, conversions, spent, income } = row;
  return {
    subject: subjectOf(row.source, row.kind, row.id),
    parent: subjectOf(row.parent_source, row.parent_kind, row.parent_id),
    name: String(JSON.parse(row.name)),
    day: row.day,
    counts: { impressions, clicks, conversions, spent, income },
    readAt: new Date(row.read_at).toISOString(),
  };
}

function subjectOf(source: string, kind: string, id: string): FigureSubject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `figureRowOf`
  return { source, kind, id } as FigureSubject;
}
