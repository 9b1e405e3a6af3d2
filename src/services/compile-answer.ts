import { z } from 'zod';
import { createTakesAsIs } from './takes-as-is.ts';

/** Makes of the JSON of an answer what the schema makes of it, or says what is wrong with it. */
export type Decode = (json: unknown) => z.ZodSafeParseResult<unknown>;

/** The schema compiled. What it would only build again is handed over as it came. */
export function compileAnswer(schema: z.ZodType): Decode {
  const takesAsIs = createTakesAsIs(schema);
  const compiled = z.compile(schema);
  return (json) => (takesAsIs?.(json) ? { success: true, data: json } : compiled.safeParse(json));
}
