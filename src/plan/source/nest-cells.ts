import type { CsvCell } from './csv-cell.ts';
import type { SourceEntry, SourceNode } from './source-node.ts';

/** Cells of one object as its fields: `x[0].url` and `x[0].name` become one list with one mapping. */
export function nestCells(cells: CsvCell[], depth: number): Map<string, SourceEntry> {
  const entries = new Map<string, SourceEntry>();
  for (const [name, group] of groupsOf(cells, depth)) {
    const [first, ...rest] = group;
    if (first === undefined) continue;
    entries.set(String(name), {
      namedAt: first.column.place,
      node: nodeOf(first, rest, depth + 1),
    });
  }
  return entries;
}

function groupsOf(cells: CsvCell[], depth: number): Map<string | number, CsvCell[]> {
  return Map.groupBy(cells, ({ column }) => column.steps[depth] ?? '');
}

function nodeOf(first: CsvCell, rest: CsvCell[], depth: number): SourceNode {
  const { column, text, place, notation } = first;
  if (depth >= column.steps.length) {
    return { kind: 'scalar', place, value: text, text, notation };
  }
  const entries = nestCells([first, ...rest], depth);
  if ([first, ...rest].some((cell) => typeof cell.column.steps[depth] !== 'number')) {
    return { kind: 'map', place, entries };
  }
  const items = [...entries]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, { node }]) => node);
  return { kind: 'list', place, items };
}
