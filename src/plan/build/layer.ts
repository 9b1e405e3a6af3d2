import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { Network } from '../../shared/plan-ref.ts';
import { parseValue } from '../fields/parse-value.ts';
import type { PlanField, PlanFields } from '../fields/plan-field.ts';
import type { PlanValue } from '../fields/plan-value.ts';
import { unknownField } from '../fields/unknown-field.ts';
import type { PlanLevel } from '../plan-level.ts';
import { problemAt, type SourceEntry, type SourceNode } from '../source/source-node.ts';

/** Fields written in one place of the file: in an object itself, or in the defaults for its kind. */
export type Layer = ReadonlyMap<string, LayerField>;

/** An empty field takes away what would be inherited; what is unreadable has been reported. */
export type LayerField = { node: SourceNode } & (
  { state: 'filled'; value: PlanValue } | { state: 'empty' | 'unreadable' }
);

/** What may be written in a layer: fields of the service, and `others` that the plan itself reads. */
export interface LayerKind {
  level: PlanLevel;
  network: Network;
  fields: PlanFields;
  others: readonly string[];
}

/** Reads the fields of the service and reports what has no meaning here. */
export function readLayer(
  entries: ReadonlyMap<string, SourceEntry>,
  { level, network, fields, others }: LayerKind,
  problems: PlanProblem[],
): Layer {
  const layer = new Map<string, LayerField>();
  const known = [...fields.keys(), ...others];
  for (const [name, { node, namedAt }] of entries) {
    const field = fields.get(name);
    if (field !== undefined) {
      layer.set(name, readField(node, field, problems));
    } else if (!others.includes(name)) {
      const { message, fix, meant } = unknownField(name, { level, network, known });
      problems.push(problemAt(namedAt, message, fix));
      // So that the field that was meant is not reported as missing as well.
      if (meant !== undefined && !entries.has(meant))
        layer.set(meant, { node, state: 'unreadable' });
    }
  }
  return layer;
}

function readField(node: SourceNode, { type }: PlanField, problems: PlanProblem[]): LayerField {
  if (node.kind === 'scalar' && node.value === null) return { node, state: 'empty' };
  const before = problems.length;
  const value = parseValue(node, type, (place, message, fix) => {
    problems.push(problemAt(place, message, fix));
  });
  return problems.length > before
    ? { node, state: 'unreadable' }
    : { node, state: 'filled', value };
}
