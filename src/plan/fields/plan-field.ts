import { z } from 'zod';
import type { Endpoint } from '../../services/endpoint.ts';
import { holds, inWords, type Rule } from '../../services/rules.ts';
import { campaigns } from '../../services/social/campaigns.ts';
import type { Network } from '../../shared/plan-ref.ts';
import type { PlanLevel } from '../plan-level.ts';
import { fieldTypeOf, type FieldType } from './field-type.ts';
import { plannedAd, plannedAdSet, plannedCampaign, plannedMediaPlan } from './planned-endpoints.ts';

/** A field that a plan file can fill in. */
export interface PlanField {
  type: FieldType;
  required: boolean;
  /** What holds when it is left out. */
  default?: unknown;
  /** What it has to do with other fields: `required when budget_type is daily`. */
  conditions: string[];
}

export type PlanFields = ReadonlyMap<string, PlanField>;

/** The fields of one level by name. `tw` has none for ad sets: the service makes none there. */
export function planFields(level: PlanLevel, network: Network): PlanFields {
  return tables[level][network];
}

/** What a plan means by leaving out something that the service wants to have. */
export const planDefaults: Readonly<Record<string, boolean>> = { useReachAndFrequency: false };

const ruleWords: Record<Rule['kind'], string> = {
  'required-if': 'needed',
  'only-if': 'only',
  'fits-if': 'fewer values',
  'in-order': 'not earlier',
};

const { start_date, end_date } = campaigns.createFb.request.shape;
const ad = fieldsOf(plannedAd.request.shape, plannedAd.rules);

const tables: Record<PlanLevel, Record<Network, PlanFields>> = {
  media_plan: { fb: mediaPlanFields('fb'), tw: mediaPlanFields('tw') },
  campaign: { fb: campaignFields(plannedCampaign.fb), tw: campaignFields(plannedCampaign.tw) },
  ad_set: { fb: fieldsOf(plannedAdSet.request.shape, plannedAdSet.rules), tw: new Map() },
  ad: { fb: ad, tw: ad },
};

/** Rules that depend on the network alone are settled: the field is not there, or takes fewer values. */
function mediaPlanFields(network: Network): PlanFields {
  const rules = plannedMediaPlan.rules.filter((rule) => !isSettled(rule));
  const fields = new Map(fieldsOf(plannedMediaPlan.request.shape, rules));
  for (const rule of plannedMediaPlan.rules.filter(isSettled)) {
    const field = fields.get(rule.field);
    const isMet = rule.when.every((condition) => holds(condition, { network }));
    if (rule.kind === 'only-if' && !isMet) fields.delete(rule.field);
    if (rule.kind === 'fits-if' && isMet && field !== undefined) {
      fields.set(rule.field, { ...field, type: fieldTypeOf(rule.schema) });
    }
  }
  return fields;
}

function isSettled({ when }: Rule): boolean {
  return when.every(({ field }) => field === 'network');
}

function campaignFields({ request, rules }: Endpoint): PlanFields {
  return fieldsOf({ ...request.shape, start_date, end_date }, rules);
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function fieldsOf(shape: Shape, rules: readonly Rule[]): PlanFields {
  return new Map(
    Object.entries(shape).map(([name, schema]) => [
      name,
      fieldOf(
        name,
        schema,
        rules.filter(({ field }) => field === name),
      ),
    ]),
  );
}

function fieldOf(name: string, schema: z.core.$ZodType, rules: readonly Rule[]): PlanField {
  const fallback = planDefaults[name] ?? z.globalRegistry.get(schema)?.['default'];
  return {
    type: fieldTypeOf(schema),
    required: !(schema instanceof z.ZodOptional) && !(name in planDefaults),
    ...(fallback === undefined ? {} : { default: fallback }),
    conditions: rules.map(({ kind, when }) => `${ruleWords[kind]} when ${inWords(when)}`),
  };
}
