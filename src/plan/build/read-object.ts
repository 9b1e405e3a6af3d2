import { checkAmounts } from './check-amounts.ts';
import type { Building } from './inheritance.ts';
import { readLayer } from './layer.ts';
import type { Layer } from './layer.ts';
import { mergeLayers } from './merged-fields.ts';
import type { MergedFields } from './merged-fields.ts';
import { planFields } from '../fields/plan-field.ts';
import type { PlanLevel } from '../plan-level.ts';
import type { SourceMap } from '../source/source-node.ts';
import { unknownField } from '../fields/unknown-field.ts';

/** An object's fields with what it inherits; `structure` names the entries that are no fields of the service. */
export function readObject(
  map: SourceMap,
  level: PlanLevel,
  inherited: readonly Layer[],
  structure: readonly string[],
  { network, problems }: Building,
): MergedFields {
  const fields = planFields(level, network);
  const known = [...fields.keys(), ...structure];
  for (const [name, { namedAt }] of map.entries) {
    if (!known.includes(name)) {
      problems.push(unknownField(name, namedAt, { level, network, known }));
    }
  }
  const own = readLayer(map.entries, fields, problems);
  const merged = mergeLayers(map.place, inherited, own, problems);
  checkAmounts(merged, problems);
  return merged;
}
