import type { PolicyFacts, PolicyReason, PolicyRequest, Requirement } from '../shared/policy.ts';
import { approvingRoles, candidates } from './approvers.ts';
import type { Demand } from './demand.ts';
import type { Ask } from './policy-file.ts';
import type { Policy } from './policy.ts';

/** The approvals a demand wants; or why it refuses: nothing clears its way, or too few people could. */
export function requirementOf(
  { reason, ask }: Demand,
  request: PolicyRequest,
  policy: Policy,
  facts: PolicyFacts,
): { requirement: Requirement; ask: Ask } | { refused: PolicyReason } {
  if (ask === undefined) return { refused: reason };
  const roles = approvingRoles(ask, request, policy);
  const { users, isAll } = candidates(roles, ask, request, policy, facts);
  if (roles.length === 0 || (isAll && users.length < ask.approvals)) {
    const able =
      users.length === 0 ? 'nobody else may give them' : `only ${users.length} may give them`;
    const sentence = `${reason.sentence} But ${able}. Have approvers added to the policy.`;
    return { refused: { ...reason, sentence } };
  }
  const { approvals: count, self_approval: selfApproval } = ask;
  return { requirement: { rule: reason.rule, count, roles, users, selfApproval }, ask };
}

/** Whether whoever meets the first has met the second as well. */
export function implies(one: Requirement, other: Requirement): boolean {
  return (
    one.count >= other.count &&
    one.roles.every((role) => other.roles.includes(role)) &&
    (other.selfApproval || !one.selfApproval)
  );
}
