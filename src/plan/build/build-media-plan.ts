import { checkFields } from './check-fields.ts';
import { checkName } from './check-name.ts';
import type { Building } from './inheritance.ts';
import { placeOfPart, placesOf, textOf } from './merged-fields.ts';
import type { MergedFields } from './merged-fields.ts';
import { planOwner, plannedMediaPlan } from '../fields/planned-endpoints.ts';
import type { PlannedMediaPlan } from '../plan.ts';

/** Reads the media plan itself. */
export function buildMediaPlan(
  merged: MergedFields,
  { network, problems }: Building,
): PlannedMediaPlan | undefined {
  for (const field of ['name', 'io_number']) {
    checkName(textOf(merged, field) ?? '', placeOfPart(merged, [field]), problems);
  }
  const owner = checkFields(planOwner, merged, {}, problems);
  const values = checkFields(plannedMediaPlan, merged, { source: network }, problems);
  if (owner === undefined || values === undefined) return undefined;
  const { name, io_number: ioNumber } = values;
  return {
    ...owner,
    name,
    ...(ioNumber === undefined ? {} : { ioNumber }),
    values,
    places: placesOf(merged),
  };
}
