import type { GateRequest } from './gate.ts';

/** What an operation is about, as far as the policy wants to know. */
export type OperationScope = Pick<
  GateRequest,
  'kind' | 'path' | 'operation' | 'change' | 'bid' | 'dailyBudget' | 'entities' | 'perDay'
>;
