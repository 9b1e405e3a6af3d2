export { createSearchClient } from './create-search-client.ts';
export type { SearchClient, SearchClientOptions } from './create-search-client.ts';
export type { FieldRegistry, SearchField } from './field.ts';
export { filterText, parseFilter, type FieldFilter } from './filter-text.ts';
export type { AnyFilter } from './filter.ts';
export { operators, operatorsOf, type Operator } from './operators.ts';
export { keyOf, registryOf } from './registry-of.ts';
export { rows } from './rows.ts';
export { search } from './search.ts';
