import type { Endpoint } from '../../src/services/endpoint.ts';
import type { SearchField } from '../../src/services/search/field.ts';
import { registryOf } from '../../src/services/search/registry-of.ts';

/** The fields of the rows of a search resource, once for all of its operations; empty for other resources. */
export function rowTable([endpoint]: readonly Endpoint[]): string[] {
  const registry = endpoint && registryOf(endpoint);
  if (registry === undefined) return [];
  const rows = Object.entries(registry).map(([name, field]) => `| ${cellsOf(name, field)} |`);
  return [
    `#### Rows of search.${endpoint?.resource}`,
    'Each may be asked for in `fields`, sorted by, and filtered by.',
    ['| Field | Kind | Type |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
}

function cellsOf(name: string, { group, type, suffix }: SearchField): string {
  return [`\`${name}\``, group, suffix ? `${type} (suffix)` : type].join(' | ');
}
