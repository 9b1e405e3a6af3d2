import type { QuotaState } from './quota.ts';

/** What somebody gets who asked how much of the search service's allowance is left. */
export type QuotaAnswer =
  | { kind: 'read'; state: QuotaState }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
