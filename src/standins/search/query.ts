import type { FieldRegistry, SearchField } from '../../services/search/field.ts';
import type { AnyFilter } from '../../services/search/filter.ts';
import { Refusal } from '../serve/refusal.ts';
import type { Value } from './attributes/value.ts';
import { createSlicer, isDimension } from './buckets.ts';
import { matches } from './matches.ts';
import { measures, sumsOf } from './measures.ts';
import type { History } from './raw-facts.ts';
import type { Reported } from './reported.ts';
import type { ClientSeed } from './seed/client-seed.ts';
import { sortedBy, sortRows, type Row } from './sort-rows.ts';
import { written } from './written.ts';

/** What is asked for, checked by the declaration. */
export interface Query {
  fields: readonly string[];
  filters: Readonly<Record<string, AnyFilter>>;
  from?: string | undefined;
  to?: string | undefined;
  /** A field, with `-` in front from the largest. */
  sort?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface Asked {
  registry: FieldRegistry;
  measures: typeof measures;
  history: History;
  seed: ClientSeed;
}

/** The rows that answer a query, and how many there are on all pages. @throws Refusal */
export function answerQuery(
  records: readonly Reported[],
  query: Query,
  asked: Asked,
): { rows: Row[]; total: number } {
  const { fields, sort, offset = 0, limit = Infinity } = query;
  if (sort !== undefined) requireSortable(sort, fields);
  const found = rowsOf(records, query, asked);
  const rows = sort === undefined ? found : sortRows(found, sort);
  const page = rows.slice(offset, offset + limit).map((row) => only(fields, row));
  return { rows: page, total: rows.length };
}

function rowsOf(records: readonly Reported[], query: Query, asked: Asked): Row[] {
  const { registry, measures: known, history, seed } = asked;
  const { fields, filters, sort, from, to } = query;
  const isMetric = (name: string) => name in known;
  const isOwn = (name: string) => !isMetric(name) && !isDimension(name);
  const passes = (isOurs: (name: string) => boolean, value: (field: Named) => unknown) =>
    entriesOf(registry, Object.keys(filters))
      .filter(({ name }) => isOurs(name))
      .every((field) => matches(field, value(field), filters[field.name] ?? ''));

  const needed = entriesOf(registry, [
    ...fields,
    ...Object.keys(filters),
    ...(sort === undefined ? [] : [sortedBy(sort)]),
  ]);
  const by = fields.filter(isDimension);
  const hasFacts = by.length > 0 || needed.some(({ name }) => isMetric(name));
  const counts = (dimension: (name: string) => Value) =>
    passes(isDimension, ({ name, type }) => written(type, dimension(name)));
  const slice = createSlicer({ by, from, to, counts }, history);

  return records.flatMap((record) => {
    const own = ({ name }: Named): Value => record.values[name] ?? null;
    if (!passes(isOwn, (field) => written(field.type, own(field)))) return [];
    const buckets = hasFacts ? slice(record) : [undefined];
    const rows = buckets.map((bucket): Row => {
      const sums = bucket && sumsOf(bucket.facts, seed);
      const value = (field: Named): Value =>
        bucket?.dimensions[field.name] ?? (sums && known[field.name]?.(sums)) ?? own(field);
      return Object.fromEntries(
        needed.map((field) => [field.name, written(field.type, value(field))]),
      );
    });
    return rows.filter((row) => passes(isMetric, ({ name }) => row[name]));
  });
}

interface Named extends SearchField {
  name: string;
}

/** These fields, each once. */
function entriesOf(registry: FieldRegistry, names: readonly string[]): Named[] {
  const wanted = new Set(names);
  return Object.entries(registry).flatMap(([name, field]) =>
    wanted.has(name) ? [{ ...field, name }] : [],
  );
}

function requireSortable(sort: string, fields: readonly string[]): void {
  const name = sortedBy(sort);
  if (!isDimension(name) || fields.includes(name)) return;
  throw new Refusal(400, `${name} cannot be sorted by unless it is one of the fields`);
}

/** In the order in which they were asked for. */
function only(fields: readonly string[], row: Row): Row {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}
