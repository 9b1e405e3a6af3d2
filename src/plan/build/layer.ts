import type { PlanProblem } from '../../shared/plan-problem.ts';
import { parseValue } from '../fields/parse-value.ts';
import type { PlanField } from '../fields/plan-field.ts';
import type { PlanValue } from '../fields/plan-value.ts';
import { problemAt } from '../source/source-node.ts';
import type { SourceNode } from '../source/source-node.ts';
import type { SourceEntry } from '../source/source-node.ts';

/** Fields written in one place of the file: in an object itself, or in the defaults for its kind. */
export type Layer = ReadonlyMap<string, LayerField>;

export interface LayerField {
  node: SourceNode;
  /** Absent for an empty value, which takes away what would be inherited. */
  value?: PlanValue;
  /** What is written cannot be read; that is reported already. */
  broken: boolean;
}

/** Reads the entries that the table knows; the others are for the caller to report. */
export function readLayer(
  entries: ReadonlyMap<string, SourceEntry>,
  fields: ReadonlyMap<string, PlanField>,
  problems: PlanProblem[],
): Layer {
  const layer = new Map<string, LayerField>();
  for (const [name, { node }] of entries) {
    const field = fields.get(name);
    if (field !== undefined) layer.set(name, readField(node, field, problems));
  }
  return layer;
}

function readField(node: SourceNode, { type }: PlanField, problems: PlanProblem[]): LayerField {
  if (node.kind === 'scalar' && node.value === null) return { node, broken: false };
  let broken = false;
  const value = parseValue(node, type, (place, message, fix) => {
    broken = true;
    problems.push(problemAt(place, message, fix));
  });
  return { node, value, broken };
}
