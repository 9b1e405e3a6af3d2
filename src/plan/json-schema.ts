import type { Network } from '../shared/plan-ref.ts';
import type { FieldType } from './fields/field-type.ts';
import { planFields, type PlanField, type PlanFields } from './fields/plan-field.ts';
import { localTimePattern } from '../shared/local-time.ts';
import { listedLevels, type ListedLevel, type PlanLevel } from './plan-level.ts';

type Schema = Record<string, unknown>;

/**
 * The plan file as JSON Schema, for editors: names, types and values, with conditions as text. What may come from
 * defaults is not required here, since an editor cannot see that; `parsePlan` has the last word.
 */
export function planJsonSchema(): Schema {
  const onTw = { type: 'object', properties: { network: { const: 'tw' } }, required: ['network'] };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Adjutant plan file',
    type: 'object',
    required: ['media_plan', 'campaigns'],
    properties: { media_plan: {}, defaults: {}, campaigns: {} },
    additionalProperties: false,
    if: { properties: { media_plan: onTw } },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema calls it so
    then: { properties: planOn('tw') },
    else: { properties: planOn('fb') },
    definitions: { ...definitionsOn('fb'), ...definitionsOn('tw') },
  };
}

function planOn(network: Network): Schema {
  return {
    media_plan: reference(network, 'media_plan'),
    defaults: defaults(network, listedLevels),
    campaigns: { type: 'array', items: reference(network, 'campaign'), minItems: 1 },
  };
}

function definitionsOn(network: Network): Schema {
  const mediaPlan = planFields('media_plan', network);
  const required = [...mediaPlan].filter(([, field]) => field.required).map(([name]) => name);
  const text = { type: ['string', 'number'] };
  const below = (level: ListedLevel) => ({
    type: ['array', 'null'],
    items: reference(network, level),
  });
  const structure: Record<ListedLevel, Schema> = {
    campaign: {
      key: text,
      defaults: defaults(network, ['ad_set', 'ad']),
      ad_sets: below('ad_set'),
    },
    ad_set: { key: text, id: text, defaults: defaults(network, ['ad']), ads: below('ad') },
    ad: { key: text },
  };
  return {
    [definition(network, 'media_plan')]: { ...objectOf(schemasOf(mediaPlan)), required },
    ...Object.fromEntries(
      listedLevels.flatMap((level) => {
        const { name, ...inheritable } = schemasOf(planFields(level, network));
        const own = { ...(name && { name }), ...structure[level] };
        return [
          [definition(network, level), objectOf({ ...own, ...inheritable })],
          [`${definition(network, level)}_defaults`, objectOf(inheritable)],
        ];
      }),
    ),
  };
}

function defaults(network: Network, levels: readonly ListedLevel[]): Schema {
  return objectOf(
    Object.fromEntries(
      levels
        .filter((level) => planFields(level, network).size > 0)
        .map((level) => [level, reference(network, `${level}_defaults`)]),
    ),
  );
}

const definition = (network: Network, level: PlanLevel): string => `${network}_${level}`;

function reference(network: Network, name: PlanLevel | `${ListedLevel}_defaults`): Schema {
  return { $ref: `#/definitions/${network}_${name}` };
}

function objectOf(properties: Schema): Schema {
  return { type: 'object', properties, additionalProperties: false };
}

function schemasOf(fields: PlanFields): Record<string, Schema> {
  return Object.fromEntries([...fields].map(([name, field]) => [name, schemaOf(field)]));
}

function schemaOf({ type, conditions, default: fallback }: PlanField): Schema {
  return {
    ...typeSchema(type),
    ...(conditions.length === 0 ? {} : { description: `${conditions.join('; ')}.` }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

/** `null` is an empty value, which takes away what would be inherited. */
function typeSchema(type: FieldType): Schema {
  switch (type.kind) {
    case 'text':
      return { type: ['string', 'number', 'null'] };
    case 'number':
      return { type: ['number', 'null'] };
    case 'flag':
      return { type: ['boolean', 'null'] };
    case 'choice':
      return { enum: [...type.choices, null] };
    case 'time':
      return { type: ['string', 'null'], pattern: localTimePattern.source };
    case 'list':
      return { type: ['array', 'null'], items: typeSchema(type.item) };
    case 'record':
      return { ...objectOf(partSchemas(type.parts)), type: ['object', 'null'] };
    case 'any':
      return {};
  }
}

function partSchemas(parts: ReadonlyMap<string, FieldType>): Schema {
  return Object.fromEntries([...parts].map(([name, type]) => [name, typeSchema(type)]));
}
