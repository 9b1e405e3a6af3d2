import type { SocialClient } from '../../../../src/services/social/index.ts';

/** One call and the request it must make: method, path and query without the key, which comes last. */
export type Shape = [
  operation: string,
  call: (calls: SocialClient['calls']) => Promise<unknown>,
  line: string,
  body: string,
  answer: unknown,
];

export const named = { id: '1', name: 'A' };

export const pageOf = (item: unknown) => ({
  data: [item],
  range: { total: 1, limit: 100, nb_pages: 1, page: 1, results: 1 },
});
