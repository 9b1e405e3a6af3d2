import { planDefaults } from '../fields/plan-field.ts';
import { plannedCampaign } from '../fields/planned-endpoints.ts';
import type { PlannedCampaign } from '../plan.ts';
import type { SourceMap } from '../source/source-node.ts';
import { buildAdSet } from './build-ad-set.ts';
import { buildAll, type Built } from './built.ts';
import { checkFields } from './check-fields.ts';
import { checkFlight } from './check-flight.ts';
import { identify } from './identify.ts';
import { inherit, type Building, type Inheritance } from './inheritance.ts';
import { placesOf, type MergedFields } from './merged-fields.ts';
import { readObject } from './read-object.ts';
import { mapsUnder } from './structure.ts';

/** Reads a campaign with all below it. */
export function buildCampaign(
  map: SourceMap,
  above: Inheritance,
  building: Building,
): Built<PlannedCampaign> {
  const { problems } = building;
  const identity = identify(map, problems);
  const merged = readObject(map, 'campaign', above.campaign, building);
  const flight = checkFlight(merged, problems);
  const checked = checkCampaign(merged, building);
  const inheritance = inherit(above, map, ['ad_set', 'ad'], building);
  const adSets = buildAll(mapsUnder(map, 'ad_sets', problems), problems, (adSet) =>
    buildAdSet(adSet, inheritance, building),
  );
  if (flight === undefined || checked === undefined) return { identity };
  const { key } = identity;
  const places = placesOf(merged);
  return {
    identity,
    planned: { key, name: checked.values.name, ...flight, ...checked, places, adSets },
  };
}

function checkCampaign(merged: MergedFields, { network, problems }: Building) {
  if (network === 'fb') {
    const values = checkFields(plannedCampaign.fb, merged, planDefaults, problems);
    return values && { network, values };
  }
  const values = checkFields(plannedCampaign.tw, merged, {}, problems);
  return values && { network, values };
}
