import { z } from 'zod';
import { PolicyFile } from './policy-file.ts';

/** The policy file as JSON Schema, for editors. `readPolicy` has the last word: it also knows which names exist. */
export function policyJsonSchema(): Record<string, unknown> {
  return {
    title: 'Adjutant policy',
    ...z.toJSONSchema(PolicyFile, { io: 'input', target: 'draft-7' }),
  };
}
