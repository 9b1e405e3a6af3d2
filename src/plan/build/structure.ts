import type { PlanProblem } from '../../shared/plan-problem.ts';
import { problemAt, type SourceMap } from '../source/source-node.ts';

/** The mapping under a field; undefined where there is none, after a problem where there is something else. */
export function mapUnder(
  map: SourceMap,
  field: string,
  problems: PlanProblem[],
): SourceMap | undefined {
  const { node, namedAt } = map.entries.get(field) ?? {};
  if (node === undefined || namedAt === undefined) return undefined;
  if (node.kind === 'map') return node;
  problems.push(problemAt(namedAt, 'expected fields with values', 'write them below, indented'));
  return undefined;
}

/** The mappings in the list under a field. An empty value is an empty list. */
export function mapsUnder(map: SourceMap, field: string, problems: PlanProblem[]): SourceMap[] {
  const { node, namedAt } = map.entries.get(field) ?? {};
  if (node === undefined || namedAt === undefined) return [];
  if (node.kind === 'scalar' && node.value === null) return [];
  if (node.kind !== 'list') {
    problems.push(problemAt(namedAt, 'expected a list', 'begin each entry below it with `- `'));
    return [];
  }
  return node.items.flatMap((item) => {
    if (item.kind === 'map') return [item];
    problems.push(problemAt(item.place, 'expected fields with values', 'begin it with `- name:`'));
    return [];
  });
}
