import type { SearchClient } from '../../../../src/services/search/index.ts';

/** One call and the request it must make: method, path and query, and the body. */
export type Shape = [
  operation: string,
  call: (calls: SearchClient['calls']) => Promise<unknown>,
  line: string,
  body: string,
  answer: unknown,
];

export const found = (...results: unknown[]) => ({
  requestId: 'r1',
  startedAt: '2027-01-31 10:00:00',
  completedAt: '2027-01-31 10:00:01',
  timeTakenMs: 812,
  totalResults: results.length,
  errors: false,
  results,
});
