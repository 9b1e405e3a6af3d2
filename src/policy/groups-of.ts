import type { Policy } from './policy.ts';

/** Ids of all user groups that the policy names. */
export function groupsOf({ roles }: Policy): string[] {
  return [...new Set(Object.values(roles).flatMap(({ groups }) => groups))];
}
