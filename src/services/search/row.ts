import { z } from 'zod';
import { mapValues } from '../map-values.ts';
import type { FieldRegistry, SearchField } from './field.ts';
import { numericId, valueSchemas } from './values.ts';

/** A record as the caller gets it: the fields that were asked for, or a few the service chooses. */
export type Row<Registry extends FieldRegistry = FieldRegistry> = {
  [Name in keyof Registry]?: ValueOf<Registry[Name]> | null | undefined;
};

type ValueOf<Field extends SearchField> = Field['group'] extends 'id'
  ? string
  : z.output<(typeof valueSchemas)[Field['type']]>;

// Made once: there are some 900 fields.
const noOrId = numericId.nullish();
const noOrValue = mapValues(valueSchemas, (schema) => schema.nullish());

/** The schema of a record with these fields. Others are dropped: the service may grow. */
export function rowSchema<Registry extends FieldRegistry>(
  registry: Registry,
): z.ZodType<Row<Registry>> {
  const shape = mapValues(registry, ({ group, type }) =>
    group === 'id' ? noOrId : noOrValue[type],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- field by field what the type says
  return z.object(shape) as z.ZodType as z.ZodType<Row<Registry>>;
}
