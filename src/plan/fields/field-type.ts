import { z } from 'zod';
import { unixTime } from '../../services/wire.ts';

/** What a field of a plan can hold. Read off the service's declarations, never written by hand. */
export type FieldType =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'flag' }
  | { kind: 'choice'; choices: readonly (string | number)[] }
  /** A time on the account's clock; the service takes Unix seconds. */
  | { kind: 'time' }
  | { kind: 'list'; item: FieldType }
  | { kind: 'record'; parts: ReadonlyMap<string, FieldType> }
  /** Something the reference does not describe. */
  | { kind: 'any' };

export type ScalarType = Exclude<FieldType, { kind: 'list' | 'record' | 'any' }>;

/** The type of a declared field, from its typed side. */
export function fieldTypeOf(schema: z.core.$ZodType): FieldType {
  if (schema instanceof z.ZodOptional) return fieldTypeOf(schema.unwrap());
  if (schema === unixTime) return { kind: 'time' };
  if (schema instanceof z.ZodPipe) return fieldTypeOf(schema.out);
  if (schema instanceof z.ZodString) return { kind: 'text' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options };
  if (schema instanceof z.ZodLiteral) return { kind: 'choice', choices: literalsOf(schema) };
  if (schema instanceof z.ZodArray) return { kind: 'list', item: fieldTypeOf(schema.element) };
  if (schema instanceof z.ZodObject) return { kind: 'record', parts: partsOf(schema) };
  if (schema instanceof z.ZodLazy) return { kind: 'any' };
  throw new TypeError('plan files cannot hold a field of this type yet: extend fieldTypeOf');
}

function literalsOf({ values }: z.ZodLiteral): (string | number)[] {
  return [...values].filter((value) => typeof value === 'string' || typeof value === 'number');
}

function partsOf({ shape }: z.ZodObject): ReadonlyMap<string, FieldType> {
  return new Map(Object.entries(shape).map(([name, part]) => [name, fieldTypeOf(part)]));
}
