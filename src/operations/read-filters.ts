import type { Endpoint } from '../services/endpoint.ts';
import type { FieldRegistry } from '../services/search/field.ts';
import { parseFilter } from '../services/search/filter-text.ts';
import { registries } from '../services/search/reports.ts';
import type { Json } from '../shared/operation.ts';
import { problemSentence } from './problem-sentence.ts';
import type { Given } from './read-value.ts';

/** The fields that records of this endpoint have, where it filters and sorts by them. */
export function registryOf({ service, resource }: Endpoint): FieldRegistry | undefined {
  return service === 'search'
    ? new Map(Object.entries<FieldRegistry>(registries)).get(resource)
    : undefined;
}

/** Reads filters, one a line, into fields of the endpoint's input. */
export function readFilters(
  endpoint: Endpoint,
  given: Given,
): { input: Record<string, Json> } | { problem: string } {
  const lines = (typeof given === 'string' ? given : given.join('\n')).split('\n');
  const input: Record<string, Json> = {};
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const read = parseFilter(registryOf(endpoint) ?? {}, line);
    if ('problem' in read) return { problem: problemSentence(read.problem) };
    const { field, filter } = read;
    if (Object.hasOwn(input, field)) {
      return { problem: `${field} is filtered twice: only one filter a field is possible.` };
    }
    Object.assign(input, { [field]: filter });
  }
  return { input };
}
