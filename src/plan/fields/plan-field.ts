import { z } from 'zod';
import { campaigns } from '../../services/social/campaigns.ts';
import type { Network } from '../../shared/plan-ref.ts';
import { fieldTypeOf } from './field-type.ts';
import type { FieldType } from './field-type.ts';
import type { PlanLevel } from '../plan-level.ts';
import {
  planOwner,
  plannedAd,
  plannedAdSet,
  plannedCampaign,
  plannedMediaPlan,
} from './planned-endpoints.ts';

/** A field that a plan file can fill in. */
export interface PlanField {
  type: FieldType;
  required: boolean;
  /** What holds when it is left out. */
  default?: unknown;
}

/** The fields of one level by name. `tw` has none for ad sets: the service makes none there. */
export function planFields(level: PlanLevel, on: Network): ReadonlyMap<string, PlanField> {
  return tables[level][on];
}

/** What a plan means by leaving out something that the service wants to have. */
export const planDefaults: Readonly<Record<string, boolean>> = { useReachAndFrequency: false };

const { source: _, ...mediaPlanShape } = plannedMediaPlan.request.shape;
const mediaPlanTable = tableOf({ ...planOwner.request.shape, ...mediaPlanShape });
const adTable = tableOf(plannedAd.request.shape);
const { start_date, end_date } = campaigns.createFb.request.shape;

const tables: Record<PlanLevel, Record<Network, ReadonlyMap<string, PlanField>>> = {
  media_plan: { fb: mediaPlanTable, tw: mediaPlanTable },
  campaign: {
    fb: tableOf({ ...plannedCampaign.fb.request.shape, start_date, end_date }),
    tw: tableOf({ ...plannedCampaign.tw.request.shape, start_date, end_date }),
  },
  ad_set: { fb: tableOf(plannedAdSet.request.shape), tw: new Map() },
  ad: { fb: adTable, tw: adTable },
};

function tableOf(shape: Readonly<Record<string, z.core.$ZodType>>): ReadonlyMap<string, PlanField> {
  return new Map(Object.entries(shape).map(([name, schema]) => [name, fieldOf(name, schema)]));
}

function fieldOf(name: string, schema: z.core.$ZodType): PlanField {
  const fallback = planDefaults[name] ?? z.globalRegistry.get(schema)?.['default'];
  return {
    type: fieldTypeOf(schema),
    required: !(schema instanceof z.ZodOptional) && !(name in planDefaults),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}
