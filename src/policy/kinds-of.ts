import type { PolicyKind, PolicyRequest } from '../shared/policy.ts';

/** All that a request is: a write by form that changes a bid needs the rights, and meets the rules, of both. */
export function kindsOf({ kind, change }: PolicyRequest): PolicyKind[] {
  return change === undefined || change.of === kind ? [kind] : [kind, change.of];
}
