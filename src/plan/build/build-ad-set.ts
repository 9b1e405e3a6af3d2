import { plannedAdSet } from '../fields/planned-endpoints.ts';
import { planStructure } from '../plan-level.ts';
import type { PlannedAdSet } from '../plan.ts';
import { problemAt, type SourceMap } from '../source/source-node.ts';
import { buildAd } from './build-ad.ts';
import { buildAll, type Built } from './built.ts';
import { checkFields } from './check-fields.ts';
import { identify } from './identify.ts';
import { inherit, type Building, type Inheritance } from './inheritance.ts';
import { placesOf } from './merged-fields.ts';
import { readObject } from './read-object.ts';
import { mapsUnder } from './structure.ts';

/** Reads an ad set and its ads. One with an `id` exists already and only gets more ads. */
export function buildAdSet(
  map: SourceMap,
  above: Inheritance,
  building: Building,
): Built<PlannedAdSet> {
  const { problems } = building;
  const identity = identify(map, problems);
  const inheritance = inherit(above, map, ['ad'], building);
  const ads = buildAll(mapsUnder(map, 'ads', problems), problems, (ad) =>
    buildAd(ad, inheritance, building),
  );
  const { key, name, id } = identity;
  if (id !== undefined) {
    refuseFields(map, building);
    return { identity, planned: { key, existingId: id, places: { '': map.place }, ads } };
  }
  const made = fieldsOf(map, above, building);
  if (made === undefined) return { identity };
  return { identity, planned: { key, ...(name === undefined ? {} : { name }), ...made, ads } };
}

function fieldsOf(map: SourceMap, above: Inheritance, building: Building) {
  const { network, problems } = building;
  if (network === 'tw') {
    problems.push(
      problemAt(
        map.place,
        'the service makes ad sets on fb only',
        'take it out, or give the id of an ad set that exists',
      ),
    );
    return undefined;
  }
  const merged = readObject(map, 'ad_set', above.ad_set, building);
  const values = checkFields(plannedAdSet, merged, {}, problems);
  return values && { values, places: placesOf(merged) };
}

/** A launch adds to what exists and changes none of it. */
function refuseFields(map: SourceMap, { problems }: Building): void {
  for (const [name, { namedAt }] of map.entries) {
    if (planStructure.ad_set.includes(name)) continue;
    problems.push(
      problemAt(
        namedAt,
        'the ad set exists already and is not changed',
        'take it out, or take the id out to make a new ad set',
      ),
    );
  }
}
