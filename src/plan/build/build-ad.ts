import { plannedAd } from '../fields/planned-endpoints.ts';
import type { PlannedAd } from '../plan.ts';
import type { SourceMap } from '../source/source-node.ts';
import type { Built } from './built.ts';
import { checkFields } from './check-fields.ts';
import { identify } from './identify.ts';
import type { Building, Inheritance } from './inheritance.ts';
import { placesOf } from './merged-fields.ts';
import { readObject } from './read-object.ts';

/** Reads an ad. */
export function buildAd(map: SourceMap, above: Inheritance, building: Building): Built<PlannedAd> {
  const identity = identify(map, building.problems);
  const merged = readObject(map, 'ad', above.ad, building);
  const values = checkFields(plannedAd, merged, {}, building.problems);
  if (values === undefined) return { identity };
  const { key, name } = identity;
  return {
    identity,
    planned: { key, ...(name === undefined ? {} : { name }), values, places: placesOf(merged) },
  };
}
