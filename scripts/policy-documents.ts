import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { policyJsonSchema } from '../src/policy/json-schema.ts';

/** The JSON Schema of the policy file for editors, by path from the root of the repository. */
export async function policyDocuments(): Promise<Map<string, string>> {
  const style = await resolveConfig(fileURLToPath(new URL('../package.json', import.meta.url)));
  const schema = JSON.stringify(policyJsonSchema());
  const path = 'docs/policy.schema.json';
  return new Map([[path, await format(schema, { ...style, parser: 'json' })]]);
}
