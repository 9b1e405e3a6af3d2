import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fieldTable } from '../src/plan/field-table.ts';
import { planJsonSchema } from '../src/plan/json-schema.ts';
import { planLevels } from '../src/plan/plan-level.ts';

const root = new URL('../', import.meta.url);

/**
 * What the documentation of the plan file owes to the service's declarations, by path from the root of the
 * repository: the JSON Schema for editors and the field tables.
 */
export async function planDocuments(): Promise<Map<string, string>> {
  const style = await resolveConfig(fileURLToPath(new URL('package.json', root)));
  const schema = JSON.stringify(planJsonSchema());
  const page = withTables(await readFile(new URL('docs/plan-file.md', root), 'utf8'));
  return new Map([
    ['docs/plan-file.schema.json', await format(schema, { ...style, parser: 'json' })],
    ['docs/plan-file.md', await format(page, { ...style, parser: 'markdown' })],
  ]);
}

/** Fills in the tables between their markers. */
function withTables(page: string): string {
  return planLevels.reduce(
    (text, level) =>
      text.replace(
        new RegExp(`(<!-- fields of ${level} -->)[^]*?(<!-- end -->)`, 'u'),
        (_, start: string, end: string) => `${start}\n\n${fieldTable(level)}\n\n${end}`,
      ),
    page,
  );
}
