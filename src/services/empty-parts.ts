import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { InputProblem } from './input-problem.ts';

/**
 * Empty lists and records among the fields: a form and a query cannot say them, so that they would be lost
 * without a word. JSON can.
 */
export function emptyParts(
  { request, body }: Endpoint,
  fields: Record<string, unknown>,
): InputProblem[] {
  if (body === 'json') return [];
  return Object.entries(fields).flatMap(([name, value]) => {
    const schema = request.shape[name];
    return schema !== undefined && isOneText(schema) ? [] : emptyWithin(value, [name]);
  });
}

/** What travels as one text, such as JSON in a field, may have empty parts. */
function isOneText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return isOneText(schema.unwrap());
  return schema instanceof z.ZodCodec && schema.in instanceof z.ZodString;
}

function emptyWithin(value: unknown, path: (string | number)[]): InputProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (parts.length === 0) {
    return [{ path, message: 'is empty', fix: 'leave it out, or give it at least one entry' }];
  }
  return parts.flatMap(([part, inner]) => emptyWithin(inner, [...path, part]));
}
