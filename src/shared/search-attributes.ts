/** Search attributes of every workflow (all of type Keyword). Plain text in Temporal: never put a secret in one. */
export const searchAttributes = [
  'AdjutantKind',
  'AdjutantTarget',
  'AdjutantRequester',
  'AdjutantState',
] as const;

export type SearchAttribute = (typeof searchAttributes)[number];
