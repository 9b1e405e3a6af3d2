import { z } from 'zod';
import type { ObjectKind } from '../shared/object-kind.ts';

/** What a field of a request takes, for forms and documentation. Its schema alone says what is right. */
export type FieldKind =
  | { kind: 'text' | 'secret' | 'flag' | 'moment' | 'day' | 'structure' }
  | { kind: 'whole' | 'decimal'; min?: number; max?: number }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'object'; object: ObjectKind }
  | { kind: 'list'; of: FieldKind };

declare module 'zod' {
  interface GlobalMeta {
    /** Said by the codecs of `wire.ts` where the schema itself does not show it. */
    field?: FieldKind;
    /** What the service takes when the field is left out. */
    default?: unknown;
  }
}

/** What this field takes; text where nothing says otherwise. */
export function fieldKind(schema: z.core.$ZodType): FieldKind {
  const said = z.globalRegistry.get(schema)?.field;
  if (said !== undefined) return said;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldKind(schema.unwrap());
  }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options };
  if (schema instanceof z.ZodLiteral)
    return { kind: 'choice', values: [...schema.values].map(String) };
  if (schema instanceof z.ZodArray) return { kind: 'list', of: fieldKind(schema.element) };
  const isStructure = schema instanceof z.ZodObject || schema instanceof z.ZodCodec;
  return { kind: isStructure ? 'structure' : 'text' };
}

/** What its declaration says about the field, beyond what it takes; empty when there is nothing to say. */
export function fieldHint(schema: z.core.$ZodType): string {
  const said = z.globalRegistry.get(schema)?.description;
  if (said !== undefined) return said;
  return schema instanceof z.ZodOptional ? fieldHint(schema.unwrap()) : '';
}
