import { plannedMediaPlan } from '../fields/planned-endpoints.ts';
import type { PlannedMediaPlan } from '../plan.ts';
import { checkFields } from './check-fields.ts';
import { checkName } from './check-name.ts';
import type { Building } from './inheritance.ts';
import { placeOfPart, placesOf, textOf, type MergedFields } from './merged-fields.ts';

/** Reads the media plan itself. */
export function buildMediaPlan(
  merged: MergedFields,
  { problems }: Building,
): PlannedMediaPlan | undefined {
  for (const field of ['name', 'io_number']) {
    checkName(textOf(merged, field) ?? '', placeOfPart(merged, [field]), problems);
  }
  const checked = checkFields(plannedMediaPlan, merged, {}, problems);
  if (checked === undefined) return undefined;
  const { network, advertiser, account, ...values } = checked;
  const { name, io_number: ioNumber } = values;
  return {
    network,
    name,
    ...(ioNumber === undefined ? {} : { ioNumber }),
    advertiser,
    account,
    values,
    places: placesOf(merged),
  };
}
