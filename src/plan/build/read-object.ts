import { planFields } from '../fields/plan-field.ts';
import { planStructure, type PlanLevel } from '../plan-level.ts';
import type { SourceMap } from '../source/source-node.ts';
import { checkAmounts } from './check-amounts.ts';
import type { Building } from './inheritance.ts';
import { readLayer, type Layer } from './layer.ts';
import { mergeLayers, type MergedFields } from './merged-fields.ts';

/** An object's fields with what it inherits. */
export function readObject(
  map: SourceMap,
  level: PlanLevel,
  inherited: readonly Layer[],
  { network, problems }: Building,
): MergedFields {
  const fields = planFields(level, network);
  const kind = { level, network, fields, others: planStructure[level] };
  const own = readLayer(map.entries, kind, problems);
  const merged = mergeLayers(map.place, inherited, own, problems);
  checkAmounts(merged, problems);
  return merged;
}
