import type { PolicyFacts, PolicyRequest } from '../shared/policy.ts';
import type { Policy } from './policy.ts';
import type { Ask, Role } from './policy-file.ts';
import { isOn } from './rights.ts';

/** Those of the roles asked that have people, and the right to approve for the advertiser. */
export function approvingRoles(
  { from }: Ask,
  { advertiser }: Pick<PolicyRequest, 'advertiser'>,
  { roles }: Policy,
): string[] {
  return [...new Set(from)].filter((name) => {
    const role = roles[name];
    return role !== undefined && hasPeople(role) && approvesOn(role, advertiser);
  });
}

export function hasPeople({ users, groups }: Role): boolean {
  return users.length > 0 || groups.length > 0;
}

function approvesOn({ may }: Role, advertiser: string | undefined): boolean {
  return may.some((grant) => grant.do.includes('approve') && isOn(grant.on, advertiser));
}

/** The people who may approve a request, as far as they are known. */
export interface Candidates {
  users: string[];
  /** No group is left that could not be looked up. */
  isAll: boolean;
}

export function candidates(
  names: readonly string[],
  ask: Ask,
  request: PolicyRequest,
  policy: Policy,
  { members }: PolicyFacts,
): Candidates {
  const roles = names.map((name) => policy.roles[name]).filter((role) => role !== undefined);
  const groups = [...new Set(roles.flatMap((role) => role.groups))];
  const known = groups.map((group) => (Object.hasOwn(members, group) ? members[group] : undefined));
  const users = [...roles.flatMap((role) => role.users), ...known.flatMap((each) => each ?? [])];
  return {
    users: [...new Set(users)].filter((user) => ask.self_approval || user !== request.by.user),
    isAll: known.every((each) => each !== undefined),
  };
}
